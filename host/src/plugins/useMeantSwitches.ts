import { useCallback, type RefObject } from 'react'
import { useStores } from '../app/Stores.ts'
import type { Deafness } from '../parts/Deafness.ts'
import { useDeafness, type Hearing } from '../parts/useDeafness.ts'

/**
 * For switches over what plugins may do. A list that has just come, that is laid out anew, or that shows another
 * version may bring another switch under the pointer: none of them hears a press that was begun before.
 */
export function useMeantSwitches(list: RefObject<HTMLElement | null>): Hearing {
  const { plugins } = useStores()
  const see = useCallback(
    ({ offsetTop: y, offsetWidth: width, offsetHeight: height }: HTMLElement, deafness: Deafness): void => {
      const words = plugins.releases.map(({ plugin, version }) => `${plugin} ${version}`).join()
      deafness.seenAt({ x: 0, y, width, height }, { words })
    },
    [plugins],
  )
  return useDeafness(list, see)
}
