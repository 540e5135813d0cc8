// Stands where something will be, at its height.
import { LoadingState } from '@msdat/sdk/kit'

export function Example() {
  return <LoadingState height={120} label="Reading the figures…" />
}
