import { useEffect, useRef, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import type { FacilityRegistry } from '@msdat/sdk/contracts/facilityRegistries'
import { listAllRegistries } from '@msdat/sdk/contracts/registryDesk'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { RemoteFrame } from '../figures/RemoteFrame.tsx'
import { RemoteValue } from '../loading/RemoteValue.ts'
import { RegistryCard } from './RegistryCard.tsx'
import { RegistryForm } from './RegistryForm.tsx'
import './facilityRegistries.css'

/** The lists that health facilities come from: admins bring them in, replace, hide and remove them. */
export const FacilityRegistriesPage = observer(function FacilityRegistriesPage() {
  const [list] = useState(() => new RemoteValue(() => call(listAllRegistries, {})))
  const [replaced, setReplaced] = useState<FacilityRegistry | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => void list.load(), [list])
  const replace = (registry: FacilityRegistry): void => {
    setReplaced(registry)
    // The heading of the form tells what is replaced now.
    requestAnimationFrame(() => title.current?.focus())
  }
  const reload = (): void => {
    setReplaced(null)
    void list.load()
  }
  return (
    <>
      <h1>Facility registries</h1>
      <p className="muted">
        The lists that health facilities come from. Finder, profile and maps show the facilities of all lists
        that are shown here, each with its citation. A facility that stands on two of them is counted twice:
        hide the older list once you have brought in your own.
      </p>
      <RemoteFrame state={list.state} onRetry={() => void list.load()}>
        {({ registries }) =>
          registries.length === 0 ? (
            <p className="empty card">There is no registry yet.</p>
          ) : (
            <ul className="registries">
              {registries.map((registry) => (
                <li key={registry.id}>
                  <RegistryCard registry={registry} onReplace={() => replace(registry)} onChanged={reload} />
                </li>
              ))}
            </ul>
          )
        }
      </RemoteFrame>
      {/* Not before the list, which would push it down. */}
      {(list.state.status === 'ready' || list.state.status === 'failed') && (
        <section className="card registry-form stack" aria-labelledby="registry-form-title">
          <div className="row">
            <h2 id="registry-form-title" ref={title} tabIndex={-1}>
              {replaced ? `Replace ${replaced.name}` : 'Bring in a registry'}
            </h2>
            {replaced && (
              <button type="button" className="button button-outline" onClick={() => setReplaced(null)}>
                Bring in another one instead
              </button>
            )}
          </div>
          <p className="small muted">
            A CSV or XLSX file with a row for each facility: name and state at least; best with an id, LGA,
            latitude and longitude, level, ownership, type and services. It is checked row by row, and nothing
            is written before you say so.
          </p>
          <CatalogFrame>
            {() => (
              <RegistryForm
                key={replaced ? `${replaced.id} ${replaced.updated_at}` : 'new'}
                replaced={replaced}
                onWritten={reload}
              />
            )}
          </CatalogFrame>
        </section>
      )}
    </>
  )
})
