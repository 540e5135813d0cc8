import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import type { Problem } from '@msdat/sdk/contracts/problem'
import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import { Combobox } from '../controls/Combobox.tsx'
import { findIndicators } from '../controls/findIndicators.ts'
import { offerIndicators, offerPeriods, offerSources } from '../controls/offerChoices.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { placeChoices } from '../settings/SettingOffers.ts'
import type { TrialRun } from './TrialRun.ts'

/** What the plugin is shown with, by name: indicator, place, source and year. */
export const TrialViewControls = observer(function TrialViewControls({ run }: { run: TrialRun }) {
  const { coverage, selection } = run
  const { names, dashboard } = run.data
  const [problem, setProblem] = useState<Problem | null>(null)
  const look = (change: SelectionChange): void => {
    setProblem(null)
    run.look(change).catch((error: unknown) => setProblem(toProblem(error)))
  }
  return (
    <>
      <Combobox
        label="Indicator"
        value={selection.indicator}
        choices={offerIndicators(dashboard, names, [selection.indicator])}
        find={findIndicators}
        onChange={(indicator) => look({ indicator })}
      />
      <Combobox
        label="Place"
        value={selection.location}
        choices={placeChoices({ names, dashboard, coverage: null })}
        onChange={(location) => look({ location })}
      />
      <SelectField
        label="Source"
        value={selection.datasource}
        choices={offerSources(coverage, names)}
        onChange={(datasource) => look({ datasource })}
      />
      <SelectField
        label="Year"
        value={selection.period}
        choices={offerPeriods(coverage, selection, names)}
        onChange={(period) => look({ period })}
      />
      {problem && (
        <p className="field-fault" role="alert">
          {problem.message}
        </p>
      )}
    </>
  )
})
