import { observer } from 'mobx-react-lite'
import { useStores } from '../app/Stores.ts'
import { longDate } from '@msdat/sdk/contracts/longDate'

/** What was taken out of service, and why: whoever had it switched on finds it gone. */
export const WithdrawnPlugins = observer(function WithdrawnPlugins() {
  const { plugins } = useStores()
  const withdrawn = plugins.index.value?.withdrawn ?? []
  if (withdrawn.length === 0) return null
  return (
    <section className="stack" aria-labelledby="withdrawn-title">
      <h3 id="withdrawn-title" className="plugins-title">
        Withdrawn
      </h3>
      <ul className="stack">
        {withdrawn.map(({ plugin, name, version, reason, at }) => (
          <li key={plugin} className="plugin-withdrawn">
            <strong>{name}</strong> <span className="small muted">{version}</span>
            <p className="small">{reason}</p>
            <p className="small muted">Taken out of service {longDate(at)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
})
