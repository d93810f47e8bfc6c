internal import AnimKernel
internal import AnimSuites
internal import BenchCore
internal import Reporting

let limits = LimitsProbe.measure(seconds: 2)
print(limits)
let catalog = AnimSuites.catalog(seed: 1)
let runner = Runner(
  catalog: catalog, plan: RunPlan(secondsPerBenchmark: 0.5), limits: limits)
let run = runner.run(
  catalog.benchmarks,
  environment: RunEnvironment(
    instructionSet: InstructionSet.active.rawValue, seed: 1, arguments: []))
print(TableExporter().text(of: run))
