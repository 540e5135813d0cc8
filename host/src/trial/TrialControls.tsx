import { observer } from 'mobx-react-lite'
import { isCommand, isView } from '@msdat/sdk/contracts/manifest'
import { SelectField } from '../controls/SelectField.tsx'
import type { TrialRun } from './TrialRun.ts'
import { TrialViewControls } from './TrialViewControls.tsx'

interface TrialControlsProps {
  run: TrialRun
  onRestart: () => void
  onStop: () => void
}

/** The view, the width and the looks that a visitor might come with. */
export const TrialControls = observer(function TrialControls({ run, onRestart, onStop }: TrialControlsProps) {
  const { contribution, isNarrow, theme } = run
  const contributes = run.build.release.contributes.filter(isView)
  const commands = run.build.release.contributes
    .filter(isCommand)
    .filter(({ runsIn }) => runsIn === contribution.id)
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
      <TrialViewControls run={run} />
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
    </div>
  )
})
