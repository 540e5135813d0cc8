export { applyTheme } from './applyTheme.ts'
export { contrastOf } from './contrast.ts'
export type { Colours } from './colours.ts'
export { contrastFaults, withOwnColours } from './ownColours.ts'
export {
  coloursOf,
  defaultAppearance,
  defaultSystem,
  fontSizeOf,
  resolveTheme,
  type SystemPreferences,
} from './resolveTheme.ts'
