import type { ReactNode } from 'react'
import { levels } from '@msdat/sdk/contracts/levels'
import {
  compareByChoices,
  mostPlaces,
  type ControlName,
  type SelectionChange,
} from '@msdat/sdk/contracts/selection'
import { Switch } from '../parts/Switch.tsx'
import type { ShownView } from '../selection/SelectionStore.ts'
import { IndicatorPicker, IndicatorsPicker } from './IndicatorPicker.tsx'
import { MultiPick } from './MultiPick.tsx'
import { offerLocations, offerPeriods, offerProgramAreas, offerSources } from './offerChoices.ts'
import { SelectField } from './SelectField.tsx'

interface Drawing {
  view: ShownView
  change: (change: SelectionChange) => void
}

/** Sources that are offered, and those that are shown whether they are or not. */
const limitsOf = ({ dashboard, selection }: ShownView) => ({
  dashboard,
  chosen: [selection.datasource, ...selection.datasources],
})

/** How each of the host's selectors is drawn. */
export const drawControl: Record<ControlName, (drawing: Drawing) => ReactNode> = {
  indicator: ({ view, change }) => (
    <IndicatorPicker view={view} onChange={(indicator) => change({ indicator })} />
  ),
  datasource: ({ view, change }) => (
    <SelectField
      label="Data Source"
      choices={offerSources(view.coverage, view.names, limitsOf(view))}
      value={view.selection.datasource}
      onChange={(datasource) => change({ datasource })}
    />
  ),
  location: ({ view, change }) => (
    <SelectField
      label="Location"
      choices={offerLocations(view.coverage, view.selection.datasource, view.names)}
      value={view.selection.location}
      onChange={(location) => change({ location })}
    />
  ),
  places: ({ view, change }) => {
    const { places } = view.selection
    const nation = view.names.catalog.locations.find(({ level }) => level === levels.national)?.id
    return (
      <MultiPick
        label="Pinned places"
        choices={offerLocations(view.coverage, view.selection.datasource, view.names)}
        values={places}
        // The nation takes none of the five.
        most={mostPlaces + (nation !== undefined && places.includes(nation) ? 1 : 0)}
        onChange={(places) => change({ places })}
      />
    )
  },
  year: ({ view, change }) => (
    <SelectField
      label="Year"
      choices={offerPeriods(view.coverage, view.selection, view.names)}
      value={view.selection.period}
      onChange={(period) => change({ period })}
    />
  ),
  indicators: ({ view, change }) => (
    <IndicatorsPicker view={view} onChange={(indicators) => change({ indicators })} />
  ),
  datasources: ({ view, change }) => (
    <MultiPick
      label="Data Sources"
      choices={offerSources(view.coverage, view.names, limitsOf(view))}
      values={view.selection.datasources}
      most={4}
      onChange={(datasources) => change({ datasources })}
    />
  ),
  compareBy: ({ view, change }) => (
    <SelectField
      label="Compare By"
      choices={compareByChoices.map((choice) => ({ value: choice, label: choice, group: '' }))}
      value={view.selection.compareBy}
      onChange={(compareBy) => change({ compareBy })}
    />
  ),
  programArea: ({ view, change }) => (
    <SelectField
      label="Program Area"
      choices={offerProgramAreas(view.names)}
      value={view.selection.programArea}
      onChange={(programArea) => change({ programArea })}
    />
  ),
  target: ({ view: { selection }, change }) => (
    <fieldset className="field">
      <legend className="field-label">Target</legend>
      <div className="control-switches">
        <Switch
          label="National"
          isOn={selection.target.national}
          onChange={(national) => change({ target: { ...selection.target, national } })}
        />
        <Switch
          label="SDG"
          isOn={selection.target.sdg}
          onChange={(sdg) => change({ target: { ...selection.target, sdg } })}
        />
      </div>
    </fieldset>
  ),
  numdenom: ({ view: { selection }, change }) => (
    <fieldset className="field">
      <legend className="field-label">Parts</legend>
      <div className="control-switches">
        <Switch label="Num/Denom" isOn={selection.numdenom} onChange={(numdenom) => change({ numdenom })} />
      </div>
    </fieldset>
  ),
}
