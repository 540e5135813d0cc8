import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { listCitations, type Citation } from '@msdat/sdk/contracts/data'
import { call } from '@msdat/sdk/http/call'
import { useStores } from '../app/Stores.ts'
import { useFrameHost } from '../frames/FrameHostContext.ts'

/** By then what the visitor waits for is there. They may print at any time after it. */
const readAfterMs = 2_000

/** Stands below what is printed: the publications that its figures were read in. */
export const PrintSources = observer(function PrintSources() {
  const { catalog } = useStores()
  const { cited } = useFrameHost()
  const ids = cited.ids.join(',')
  const [read, setRead] = useState<readonly Citation[] | null>([])
  useEffect(() => {
    if (!ids) return setRead([])
    let isMeant = true
    const ask = async (): Promise<void> => {
      const answer = await call(
        listCitations,
        { id: ids, size: 5000 },
        { fetch: catalog.fetchOfVersion },
      ).catch(() => null)
      if (isMeant) setRead(answer?.results ?? null)
    }
    const timer = setTimeout(() => void ask(), readAfterMs)
    return () => {
      isMeant = false
      clearTimeout(timer)
    }
  }, [ids, catalog])
  if (!ids) return null
  return (
    <section className="print-sources print-only">
      <h2>Publications</h2>
      {read ? (
        <>
          <p>The figures on these sheets were read in:</p>
          <ol>
            {read.map(({ id, text, licence, is_secondary }) => (
              <li key={id}>
                {text.replace(/\.$/, '')}.
                {is_secondary && ' Read in a text that quotes it, not in the publication itself.'} Licence:{' '}
                {licence || 'not stated'}.
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>
          The publications could not be read. On the page they stand under “Where this number comes from”.
        </p>
      )}
    </section>
  )
})
