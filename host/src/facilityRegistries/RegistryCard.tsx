import { useState } from 'react'
import { call } from '@msdat/sdk/http/call'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import { removeRegistry, showRegistry } from '@msdat/sdk/contracts/registryDesk'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'
import { Confirm } from '../parts/Confirm.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'

interface RegistryCardProps {
  registry: FacilityRegistry
  onReplace: () => void
  onChanged: () => void
}

/** One registry: what is said of it, and what can be done with it. */
export function RegistryCard({ registry, onReplace, onChanged }: RegistryCardProps) {
  const { toasts } = useStores()
  const [isBusy, setBusy] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, date, is_built_in, is_shown, facilities } = registry
  const many = `${facilities.toLocaleString('en')} ${facilities === 1 ? 'facility' : 'facilities'}`
  const act = async (work: () => Promise<unknown>, message: string): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      toasts.show({ tone: 'success', message })
      onChanged()
    } catch (error) {
      toasts.showProblem(toProblem(error))
    } finally {
      setBusy(false)
    }
  }
  const show = () =>
    act(
      () => call(showRegistry, { id, is_shown: !is_shown }),
      is_shown ? `${name} is hidden.` : `${name} is shown.`,
    )
  const remove = () => act(() => call(removeRegistry, { id }), `${name} is removed.`)
  return (
    <article className="card registry-card stack" aria-labelledby={`registry-${id}`}>
      <div className="row">
        <h2 id={`registry-${id}`}>
          {name}, {date}
        </h2>
        <span className="badge">{many}</span>
        {is_built_in && <span className="badge badge-quiet">Comes with the platform</span>}
        {!is_shown && <span className="badge badge-warning">Hidden</span>}
      </div>
      <RegistryFacts registry={registry} />
      <div className="row">
        <button
          type="button"
          className="button button-outline"
          aria-disabled={isBusy}
          aria-label={`${is_shown ? 'Hide' : 'Show'} ${name}`}
          onClick={() => void show()}
        >
          {is_shown ? 'Hide' : 'Show'}
        </button>
        {!is_built_in && (
          <>
            <button
              type="button"
              className="button button-outline"
              aria-label={`Replace ${name}`}
              onClick={onReplace}
            >
              Replace
            </button>
            <button
              type="button"
              className="button button-danger"
              aria-label={`Remove ${name}`}
              onClick={() => setRemoving(true)}
            >
              Remove
            </button>
          </>
        )}
      </div>
      {isRemoving && (
        <Confirm title={`Remove ${name}?`} onConfirm={remove} onClose={() => setRemoving(false)}>
          {many} of this registry can then no longer be found, and are no longer counted. The audit trail
          keeps who removed it. To have it back, bring the file in again.
        </Confirm>
      )}
    </article>
  )
}

function RegistryFacts({ registry }: { registry: FacilityRegistry }) {
  const { id, publisher, licence, address, citation, method, confidence, scope, updated_at } = registry
  const facts = [
    ['Id', id],
    ['Publisher', publisher],
    ['Licence', licence],
    ['Citation', citation],
    ['Published at', address],
    ['On the list', scope],
    ['Method', method],
    ['How sure', confidence],
    ['Brought in', longDate(updated_at)],
  ] as const
  return (
    <dl className="registry-facts">
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}
