export { type CheckContext, type KnownPlugin } from './check.ts'
export { checkPlugin, type CheckedPlugin } from './checkPlugin.ts'
export { readManifest } from './readManifest.ts'
