import {
  checkPlugin,
  typesAreRight,
  type CheckContext,
  type CheckedPlugin,
} from '@msdat/sdk/toolchain/checks'
import { iconsCanBeDrawn } from './iconsCanBeDrawn.ts'

/** Checks a zip as the platform does: as the author's own tool, and with what only the build can do. */
export const checkSubmitted = (zip: Buffer, context: CheckContext): Promise<CheckedPlugin> =>
  checkPlugin(zip, context, [iconsCanBeDrawn, typesAreRight])
