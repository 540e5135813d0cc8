import { useEffect, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { listOwnSources } from '@msdat/sdk/contracts/invitations'

/** Ids of the sources to which a contributor was invited; none means all. The server refuses others anyway. */
export function useOwnSources(): readonly number[] {
  const [sources, setSources] = useState<readonly number[]>([])
  useEffect(() => {
    call(listOwnSources, {}).then(
      (answer) => setSources(answer.sources),
      () => undefined,
    )
  }, [])
  return sources
}
