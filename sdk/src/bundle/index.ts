export { bundlePlugin, bundlerName, type BundleOutcome } from './bundlePlugin.ts'
export type { BundleFault } from './toFault.ts'
export { sharedSpecifiers } from '../frame/sharedSpecifiers.ts'
