import { useEffect, useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import { getDataColumns } from '@msdat/sdk/contracts/data'
import { levels } from '@msdat/sdk/contracts/levels'
import { useStores } from '../app/Stores.ts'
import { RemoteValue } from '../loading/RemoteValue.ts'
import type { FigureRow } from './FigureRow.ts'
import { readFigures } from './readFigures.ts'

const shown = [levels.national, levels.zone, levels.state].join(',')

/** All figures of an indicator for the nation, zones and states. */
export function useFiguresOf(indicator: number): RemoteValue<FigureRow[]> {
  const { catalog } = useStores()
  const read = async (): Promise<FigureRow[]> =>
    readFigures(
      await call(
        getDataColumns,
        { indicator: String(indicator), level: shown },
        { fetch: catalog.fetchOfVersion },
      ),
    )
  const [remote, setRemote] = useState(() => ({ indicator, value: new RemoteValue(read) }))
  const current = remote.indicator === indicator ? remote : { indicator, value: new RemoteValue(read) }
  if (current !== remote) setRemote(current)
  useEffect(() => void current.value.load(), [current.value])
  return current.value
}
