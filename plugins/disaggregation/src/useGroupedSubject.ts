import { useSettings } from '@msdat/sdk'
import { useGrouping, useStatesSource, type Dimension, type StatesSource, type Subject } from '@msdat/sdk/kit'

/**
 * Where no dimension is chosen and the source has no groups of its own: the subject with the source that has the
 * states of the same interviews. They say more than a source compared with those that repeat it.
 */
export function useGroupedSubject(chosen: Subject): Pick<StatesSource, 'subject' | 'notes'> {
  const { by } = useSettings<{ by: Dimension | 'auto' }>()
  const { dimension } = useGrouping(by, chosen)
  const states = useStatesSource(chosen)
  return by === 'auto' && dimension === 'source' ? states : { subject: chosen, notes: [] }
}
