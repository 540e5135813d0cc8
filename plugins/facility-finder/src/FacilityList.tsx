import { host, useHostAnswer } from '@msdat/sdk'
import {
  CsvButton,
  facilityColumns,
  facilityQuery,
  PagedTable,
  readPages,
  shownFacilityColumns,
  valueOf,
  writePosition,
} from '@msdat/sdk/kit'
import type { Finding } from './Finding.ts'

const rowsOnPage = 20

/** Twenty facilities a page; the nearest first where a place is chosen to measure from. */
export function FacilityList(finding: Finding) {
  const { settings, from, registries, nameOfPlace, change } = finding
  const asked = { ...facilityQuery(settings), ...(from && { near: `${from.latitude},${from.longitude}` }) }
  const answer = useHostAnswer('facilities.list', { ...asked, size: rowsOnPage, page: settings.page })
  const order = from ? `, the nearest to ${from.name} first` : ''
  return (
    <PagedTable
      {...{ answer, rowsOnPage }}
      title="Facilities"
      columns={shownFacilityColumns({
        ...finding,
        hasDistance: from !== null,
        onShow: (facility) => change({ state: facility.location, centre: writePosition(facility) }),
      })}
      rowKey={({ id }) => id}
      page={settings.page}
      onPage={(page) => change({ page })}
      tell={(count) => `${count.toLocaleString('en')} found${order}`}
      nothing="No facility fits. Take a filter away, or try other words."
      actions={
        <CsvButton
          fileName="health-facilities.csv"
          columns={facilityColumns(nameOfPlace, registries)}
          read={() => readPages((page) => host.call('facilities.list', { ...asked, ...page }))}
          disabled={!valueOf(answer)?.count}
        >
          Download CSV
        </CsvButton>
      }
    />
  )
}
