import { facilityRegistries } from '@msdat/sdk/kit'

/** Which lists the facilities come from, of when they are, and what they leave out. */
export function RegistryNotes() {
  return (
    <section className="k-card" aria-labelledby="registries">
      <div className="k-card-head">
        <h3 id="registries">Where these facilities come from</h3>
      </div>
      <div className="k-card-body k-stack">
        {Object.entries(facilityRegistries).map(([id, { name, date, citation, licence, scope }]) => (
          <p key={id}>
            <strong>
              {name}, {date}.
            </strong>{' '}
            {scope}{' '}
            <span className="k-muted">
              {citation}. Licence: {licence}.
            </span>
          </p>
        ))}
        <p className="k-muted">
          The lists give no LGA. Shown is the LGA of the state whose centre is nearest; near a boundary it can
          be the neighbour. Distances are as the crow flies. Call before you travel: a facility may have moved
          or closed.
        </p>
      </div>
    </section>
  )
}
