import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { RemoteFrame } from './RemoteFrame.tsx'

/** What needs the names of indicators, sources and places, once they are there. */
export const CatalogFrame = observer(function CatalogFrame({
  children,
}: {
  children: (names: Names) => ReactNode
}) {
  const { catalog } = useStores()
  return (
    <RemoteFrame state={catalog.catalog.state} onRetry={() => void catalog.catalog.load()}>
      {() => catalog.names && children(catalog.names)}
    </RemoteFrame>
  )
})
