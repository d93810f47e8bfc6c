print("animbench")
