import { packPlugin, readPluginFolder } from '@msdat/sdk/toolchain/archive'
import { inProject } from './project.ts'

/** Makes the zip of a plugin's folder under tests/fixtures, as its author would. */
export const packFolder = async (name: string): Promise<Buffer> =>
  packPlugin(await readPluginFolder(inProject(`tests/fixtures/${name}`)))
