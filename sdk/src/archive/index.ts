export { packPlugin } from './packPlugin.ts'
export { readArchive, type Archive, type ArchiveEntry } from './readArchive.ts'
export { readPluginFolder } from './readPluginFolder.ts'
export { ZipFault, ZipStreams, type ZipLimits } from './ZipStreams.ts'
