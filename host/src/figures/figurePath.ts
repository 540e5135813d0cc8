import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import { homePath } from '@msdat/sdk/view'
import { writeAddress } from '../selection/writeAddress.ts'

/** The dashboard with this figure chosen. */
export function figurePath(view: SelectionChange): string {
  return homePath + writeAddress(undefined, view)
}
