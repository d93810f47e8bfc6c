internal import AnimKernel
internal import Foundation
