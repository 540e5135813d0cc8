export { bundlePlugin, type BundleFault, type BundleOutcome } from './bundlePlugin.ts'
export { sharedSpecifiers } from '../frame/sharedSpecifiers.ts'
