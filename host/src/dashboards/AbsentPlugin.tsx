import { observer } from 'mobx-react-lite'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'

/** Stands where a section's plugin does not run, and says why where that is known. */
export const AbsentPlugin = observer(function AbsentPlugin({ section }: { section: Section }) {
  const { plugins } = useStores()
  const withdrawn = plugins.index.value?.withdrawn?.find(({ plugin }) => plugin === section.plugin)
  return (
    <p className="empty card">
      {withdrawn
        ? `${section.title} was withdrawn: ${withdrawn.reason}`
        : `${section.title} is switched off at the moment.`}{' '}
      The other sections work as before.
    </p>
  )
})
