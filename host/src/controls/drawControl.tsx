import type { ReactNode } from 'react'
import { compareByChoices, type ControlName, type SelectionChange } from '@msdat/sdk/contracts/selection'
import { Switch } from '../parts/Switch.tsx'
import type { ShownView } from '../selection/SelectionStore.ts'
import { Combobox } from './Combobox.tsx'
import { MultiPick } from './MultiPick.tsx'
import {
  offerIndicators,
  offerLocations,
  offerPeriods,
  offerProgramAreas,
  offerSources,
} from './offerChoices.ts'
import { SelectField } from './SelectField.tsx'

interface Drawing {
  view: ShownView
  change: (change: SelectionChange) => void
}

/** How each of the host's selectors is drawn. */
export const drawControl: Record<ControlName, (drawing: Drawing) => ReactNode> = {
  indicator: ({ view, change }) => (
    <Combobox
      label="Indicator"
      choices={offerIndicators(view.dashboard, view.names, view.selection.indicator)}
      value={view.selection.indicator}
      onChange={(indicator) => change({ indicator })}
    />
  ),
  datasource: ({ view, change }) => (
    <SelectField
      label="Data Source"
      choices={offerSources(view.coverage, view.names)}
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
  year: ({ view, change }) => (
    <SelectField
      label="Year"
      choices={offerPeriods(view.coverage, view.selection, view.names)}
      value={view.selection.period}
      onChange={(period) => change({ period })}
    />
  ),
  indicators: ({ view, change }) => (
    <MultiPick
      label="Indicators"
      choices={offerIndicators(view.dashboard, view.names, view.selection.indicator)}
      values={view.selection.indicators}
      most={20}
      onChange={(indicators) => change({ indicators })}
    />
  ),
  datasources: ({ view, change }) => (
    <MultiPick
      label="Data Sources"
      choices={offerSources(view.coverage, view.names)}
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
