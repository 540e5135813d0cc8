import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { isCommand, isView } from '@msdat/sdk/contracts/manifest'
import type { Problem } from '@msdat/sdk/contracts/problem'
import type { SelectionChange } from '@msdat/sdk/contracts/selection'
import { Combobox } from '../controls/Combobox.tsx'
import { findIndicators } from '../controls/findIndicators.ts'
import { offerIndicators } from '../controls/offerChoices.ts'
import { SelectField } from '../controls/SelectField.tsx'
import { toProblem } from '../loading/Loadable.ts'
import { placeChoices } from '../settings/SettingOffers.ts'
import type { TrialRun } from './TrialRun.ts'

interface TrialControlsProps {
  run: TrialRun
  onRestart: () => void
  onStop: () => void
}

/** The view, the width and the looks that a visitor might come with. */
export const TrialControls = observer(function TrialControls({ run, onRestart, onStop }: TrialControlsProps) {
  const { contribution, selection, isNarrow, theme } = run
  const contributes = run.build.release.contributes.filter(isView)
  const commands = run.build.release.contributes
    .filter(isCommand)
    .filter(({ runsIn }) => runsIn === contribution.id)
  const { names, dashboard } = run.data
  const [problem, setProblem] = useState<Problem | null>(null)
  const look = (change: SelectionChange): void => {
    setProblem(null)
    run.look(change).catch((error: unknown) => setProblem(toProblem(error)))
  }
  return (
    <div className="trial-controls">
      {contributes.length > 1 && (
        <SelectField
          label="Contribution"
          value={contribution.id}
          choices={contributes.map(({ id, title, point }) => ({ value: id, label: title, group: point }))}
          onChange={(id) => {
            const chosen = contributes.find((one) => one.id === id)
            if (chosen) run.show(chosen)
          }}
        />
      )}
      {commands.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="button"
          onClick={() => run.host.runCommand(run.build.release.plugin, contribution.id, id)}
        >
          Command: {title}
        </button>
      ))}
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
      <div className="segments" role="group" aria-label="Width of the trial">
        <button type="button" aria-pressed={!isNarrow} onClick={() => run.resize(false)}>
          Wide
        </button>
        <button type="button" aria-pressed={isNarrow} onClick={() => run.resize(true)}>
          390 px
        </button>
      </div>
      <div className="segments" role="group" aria-label="Looks of the trial">
        {(['light', 'dark'] as const).map((scheme) => (
          <button
            key={scheme}
            type="button"
            aria-pressed={theme.scheme === scheme}
            onClick={() => run.dress({ scheme })}
          >
            {scheme === 'light' ? 'Light' : 'Dark'}
          </button>
        ))}
      </div>
      <button type="button" className="button button-outline" onClick={onRestart}>
        Start again
      </button>
      <button type="button" className="button button-danger" onClick={onStop}>
        Stop
      </button>
      {problem && (
        <p className="field-fault" role="alert">
          {problem.message}
        </p>
      )}
    </div>
  )
})
