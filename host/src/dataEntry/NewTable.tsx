import { useState, type FormEvent } from 'react'
import { observer } from 'mobx-react-lite'
import { call } from '@msdat/sdk/http/call'
import { addEntry, mostEntryCells } from '@msdat/sdk/contracts/dataEntry'
import { useStores } from '../app/Stores.ts'
import type { Names } from '@msdat/sdk/view'
import { MultiPick } from '../controls/MultiPick.tsx'
import { SelectField } from '../controls/SelectField.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { Field } from '../parts/Field.tsx'
import { useOwnSources } from './useOwnSources.ts'
import { indicatorChoices, placeChoices, placesOf, type PlaceChoice } from './tableChoices.ts'

const mostIndicators = 30

/** Chooses source, period, indicators and places of a table, and begins it. */
export const NewTable = observer(function NewTable({ names }: { names: Names }) {
  const { address } = useStores()
  const own = useOwnSources()
  const datasources = names.catalog.datasources.filter(({ id }) => own.length === 0 || own.includes(id))
  const wanted = Number(new URLSearchParams(address.search).get('datasource'))
  const [chosen, setSource] = useState(wanted)
  const source = datasources.some(({ id }) => id === chosen) ? chosen : (datasources[0]?.id ?? 0)
  const [period, setPeriod] = useState('')
  const [indicators, setIndicators] = useState<number[]>([])
  const [places, setPlaces] = useState<PlaceChoice>('states')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const locations = placesOf(names.catalog, places)
  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    if (indicators.length === 0) return setFault('Choose an indicator.')
    if (period.trim() === '')
      return setFault('Write the period: a year such as 2024, or a month such as 2024-07.')
    if (indicators.length * locations.length > mostEntryCells)
      return setFault(`A table has at most ${mostEntryCells} cells. Choose fewer indicators, or send a file.`)
    setBusy(true)
    setFault('')
    try {
      const given = { datasource: source, period, indicators, locations, citation: '', note: '', cells: [] }
      const { id } = await call(addEntry, given)
      address.go(`/data-entry?entry=${id}`)
    } catch (error) {
      setFault(toProblem(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className="card entry-new stack"
      aria-labelledby="new-table"
      onSubmit={(event) => void begin(event)}
    >
      <h2 id="new-table">Begin a table</h2>
      <div className="entry-choices">
        <SelectField
          label="Data source"
          choices={datasources.map(({ id, datasource, classification }) => ({
            value: id,
            label: datasource,
            group: classification,
          }))}
          value={source}
          onChange={setSource}
        />
        <Field label="Period" hint="A year, or a month such as 2024-07.">
          <input
            className="input"
            inputMode="numeric"
            maxLength={20}
            value={period}
            onChange={(event) => setPeriod(event.currentTarget.value)}
          />
        </Field>
        <MultiPick
          label="Indicators"
          choices={indicatorChoices(names.catalog, source)}
          values={indicators}
          most={mostIndicators}
          onChange={setIndicators}
        />
        <SelectField
          label="Places"
          choices={placeChoices(names.catalog)}
          value={places}
          onChange={setPlaces}
        />
      </div>
      {fault && (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="row">
        <button type="submit" className="button button-primary" aria-disabled={isBusy}>
          {isBusy ? 'One moment…' : 'Begin'}
        </button>
      </div>
    </form>
  )
})
