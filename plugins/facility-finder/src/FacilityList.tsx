import { useHostAnswer, type HostOutput } from '@msdat/sdk'
import {
  Button,
  levelName,
  ownerships,
  Pager,
  standIn,
  TableRegion,
  valueOf,
  type Registry,
} from '@msdat/sdk/kit'
import { DownloadButton } from './DownloadButton.tsx'
import type { Origin } from './NearField.tsx'
import { filtersOf, rowsOnPage, writeCentre, type FinderSettings } from './FinderSettings.ts'

type Facility = HostOutput<'facilities.list'>['results'][number]

interface FacilityListProps {
  settings: FinderSettings
  from: Origin | null
  registries: readonly Registry[]
  nameOfPlace: (location: number) => string
  nameOfLga: (id: number | null) => string
  change: (part: Partial<FinderSettings>) => void
}

const height = 560

/** Twenty facilities a page; the nearest first where a place is chosen to measure from. */
export function FacilityList({
  settings,
  from,
  registries,
  nameOfPlace,
  nameOfLga,
  change,
}: FacilityListProps) {
  const asked = {
    ...filtersOf(settings),
    ...(from && { near: `${from.latitude},${from.longitude}` }),
  }
  const answer = useHostAnswer('facilities.list', { ...asked, size: rowsOnPage, page: settings.page })
  const page = valueOf(answer)
  const pages = Math.max(1, Math.ceil((page?.count ?? 0) / rowsOnPage))
  return (
    <section className="k-card" aria-labelledby="facility-list">
      <div className="k-card-head">
        <div>
          <h3 id="facility-list">Facilities</h3>
          <p className="k-muted" aria-live="polite">
            {page
              ? `${page.count.toLocaleString('en')} found${from ? `, the nearest to ${from.name} first` : ''}`
              : 'Searching …'}
          </p>
        </div>
        <DownloadButton {...{ asked, nameOfPlace, registries }} isEmpty={!page || page.count === 0} />
      </div>
      <div className="k-card-body k-stack">
        {standIn([answer], height)}
        {page?.count === 0 && <p>No facility fits. Take a filter away, or try other words.</p>}
        {page && page.count > 0 && (
          <TableRegion label="Facilities" maxHeight={height}>
            <table className="k-table">
              <caption className="k-hidden">Facilities</caption>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  {from && <th scope="col">Distance</th>}
                  <th scope="col">Level</th>
                  <th scope="col">Place</th>
                </tr>
              </thead>
              <tbody>
                {page.results.map((row) => (
                  <Row
                    key={row.id}
                    {...{ row, registries, nameOfPlace, nameOfLga, change }}
                    hasDistance={from !== null}
                  />
                ))}
              </tbody>
            </table>
          </TableRegion>
        )}
        <Pager page={settings.page} pages={pages} onPage={(to) => change({ page: to })} />
      </div>
    </section>
  )
}

interface RowProps extends Pick<FacilityListProps, 'registries' | 'nameOfPlace' | 'nameOfLga' | 'change'> {
  row: Facility
  hasDistance: boolean
}

function Row({ row, registries, nameOfPlace, nameOfLga, change, hasDistance }: RowProps) {
  const {
    name,
    type,
    level,
    ownership,
    location,
    lga,
    ward,
    town,
    services,
    registry,
    latitude,
    longitude,
    confidence,
    note,
    distance_km,
  } = row
  const place = [town || ward || nameOfLga(lga), nameOfPlace(location)].filter(Boolean).join(', ')
  const remarks = [
    ownership !== 'public' && ownership !== 'unknown' && ownerships[ownership].toLowerCase(),
    confidence && `entry: ${confidence} confidence`,
    services && `services: ${services}`,
    note,
  ]
  const source = registries.find(({ id }) => id === registry)
  const show = () => {
    if (latitude === null || longitude === null) return
    change({ state: location, centre: writeCentre({ longitude, latitude }) })
  }
  return (
    <tr>
      <th scope="row">
        {name}
        <div className="k-muted" style={{ fontWeight: 'var(--weight-normal)' }}>
          {[type, ...remarks].filter(Boolean).join('; ')}
          {source && !source.is_built_in && (
            <div>
              From {source.name}, {source.date}
            </div>
          )}
        </div>
      </th>
      {hasDistance && (
        <td style={{ whiteSpace: 'nowrap' }}>
          {distance_km === null ? '' : `${distance_km.toLocaleString('en')} km`}
        </td>
      )}
      <td>{levelName(level)}</td>
      <td>
        {place}
        <div>
          {latitude === null ? (
            <span className="k-muted">no coordinates</span>
          ) : (
            <Button kind="link" aria-label={`Show ${name} on the map`} onClick={show}>
              On the map
            </Button>
          )}
        </div>
      </td>
    </tr>
  )
}
