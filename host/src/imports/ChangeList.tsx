import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { listImportChanges, type ImportChange } from '@msdat/sdk/contracts/imports'
import type { Names } from '@msdat/sdk/view'
import { figureWords } from '../dataEntry/entryWords.ts'
import { ListTable, type ListColumn } from '../lists/ListTable.tsx'
import { useList } from '../lists/useList.ts'

const kindWords = { new: 'New', changed: 'Changed', gone: 'Removed' } as const

/** What the commit of a file will do, value by value. */
export const ChangeList = observer(function ChangeList({ id, names }: { id: number; names: Names }) {
  const list = useList(listImportChanges, {
    idOf: (one) => [one.indicator, one.datasource, one.location, one.period, one.value_type].join(' '),
    read: (query) => call(listImportChanges, { id, ...query }),
  })
  const columns: ListColumn<ImportChange>[] = [
    { name: 'indicator', label: 'Indicator', draw: ({ indicator }) => names.indicatorName(indicator) },
    { name: 'datasource', label: 'Source', draw: ({ datasource }) => names.sourceName(datasource) },
    { name: 'location', label: 'Place', draw: ({ location }) => names.placeName(location) },
    { name: 'period', label: 'Period' },
    { name: 'kind', label: 'Change', draw: ({ kind }) => kindWords[kind] },
    { name: 'old_value', label: 'Today', isNumber: true, draw: ({ old_value }) => figureWords(old_value) },
    { name: 'new_value', label: 'Then', isNumber: true, draw: ({ new_value }) => figureWords(new_value) },
  ]
  return (
    <section className="stack" aria-labelledby="changes-title">
      <h3 id="changes-title">What the commit does</h3>
      <ListTable
        list={list}
        things="changes"
        columns={columns}
        empty="It changes nothing."
        filters={[
          {
            name: 'kind',
            label: 'Change',
            choices: Object.entries(kindWords).map(([value, label]) => ({ value, label })),
          },
        ]}
      />
    </section>
  )
})
