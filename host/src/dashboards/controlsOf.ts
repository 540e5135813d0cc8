import type { Contribution } from '@msdat/sdk/contracts/manifest'
import type { ControlName } from '@msdat/sdk/contracts/selection'

const none: ControlName[] = []

/** The host's selectors that a section uses. */
export function controlsOf(contribution: Contribution | undefined): readonly ControlName[] {
  return contribution && 'controls' in contribution ? (contribution.controls ?? none) : none
}
