import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { changeEntry, checkEntry, getEntry, submitEntry, type Entry } from '@msdat/sdk/contracts/dataEntry'
import type { Names } from '@msdat/sdk/view'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { LocalKeep } from '../services/LocalKeep.ts'
import { openLocalStorage } from '../services/openLocalStorage.ts'
import { EntryEditor } from './EntryEditor.tsx'
import { EntryStore } from './EntryStore.ts'

interface EntryPartProps {
  id: number
  names: Names
}

/** The table that is open. */
export const EntryPart = observer(function EntryPart({ id, names }: EntryPartProps) {
  const [store] = useState(() => new RemoteValue<EntryStore>(async () => begin(await call(getEntry, { id }))))
  useEffect(() => void store.load(), [store])
  return (
    <RemoteFrame state={store.state} onRetry={() => void store.load()}>
      {(value) => <EntryEditor store={value} names={names} onReload={() => void store.load()} />}
    </RemoteFrame>
  )
})

const begin = (entry: Entry): EntryStore =>
  new EntryStore(
    entry,
    {
      save: (given) => call(changeEntry, given),
      check: (figures) => call(checkEntry, figures),
      submit: (id) => call(submitEntry, { id }),
    },
    new LocalKeep(openLocalStorage()),
  )
