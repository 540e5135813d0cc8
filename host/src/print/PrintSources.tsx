import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { licenceOf, secondaryRemark } from '@msdat/sdk/contracts/citationWords'
import type { Citation } from '@msdat/sdk/contracts/data'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { readCitations } from '../services/readCitations.ts'

/** By then what the visitor waits for is there. They may print at any time after it. */
const readAfterMs = 2_000

/** Stands below what is printed: the publications that its figures were read in. */
export const PrintSources = observer(function PrintSources() {
  const { catalog } = useStores()
  const { cited } = useFrameHost()
  const key = cited.ids.join(',')
  const [citations] = useState(
    () =>
      new RemoteValue<Citation[], string>((ids) =>
        readCitations(ids.split(',').map(Number), { fetch: catalog.fetchOfVersion }),
      ),
  )
  useEffect(() => {
    if (!key) return
    const timer = setTimeout(() => void citations.load(key), readAfterMs)
    return () => clearTimeout(timer)
  }, [key, citations])
  if (!key) return null
  // What was read for an earlier view is no source of this one.
  const isUnread = citations.state.status === 'failed' || citations.reloadProblem !== null
  return (
    <section className="print-sources print-only">
      <h2>Publications</h2>
      {isUnread ? (
        <p>
          The publications could not be read. On the page they stand under “Where this number comes from”.
        </p>
      ) : (
        <>
          <p>The figures on these sheets were read in:</p>
          <ol>
            {citations.value?.map((one) => (
              <li key={one.id}>
                {one.text.replace(/\.$/, '')}. {secondaryRemark(one)} Licence: {licenceOf(one)}.
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
})
