import { host, useAppearance, useSetAppearance, type Appearance, type AppearanceChange } from '@msdat/sdk'
import { Button, FailedState, LoadingState } from '@msdat/sdk/kit'
import './panel.css'
import { SwitchRow } from './SwitchRow.tsx'
import { describeChange, percentOf, resetChange, switches } from './switches.ts'
import { TextSize } from './TextSize.tsx'
import { useDeviceWishes } from './useDeviceWishes.ts'

const testSentence = 'This is a test announcement. If you hear it, announcements work.'

/** The visitor's settings for reading and seeing; the host keeps them and applies them to the whole page. */
export function AccessibilityPanel() {
  const appearance = useAppearance()
  if (appearance.status === 'failed') {
    return <FailedState problem={appearance.problem} retry={appearance.retry} />
  }
  if (appearance.status !== 'ready') return <LoadingState height={420} />
  return <Settings appearance={appearance.value} />
}

function Settings({ appearance }: { appearance: Appearance }) {
  const setAppearance = useSetAppearance()
  const wishes = useDeviceWishes()
  const change = async (wanted: AppearanceChange, sentence: string): Promise<void> => {
    const reply = await setAppearance(wanted)
    void host.call('ui.announce', { message: reply.ok ? sentence : reply.problem.message })
  }
  return (
    <div className="a11y">
      <TextSize
        level={appearance.fontLevel}
        onChange={(fontLevel) => void change({ fontLevel }, `Text size is ${percentOf(fontLevel)} percent.`)}
      />
      <div className="a11y-switches">
        {switches.map(({ name, label, detail }) => (
          <SwitchRow
            key={name}
            label={label}
            detail={detail}
            isOn={appearance[name] || wishes.has(name)}
            isHeldByDevice={wishes.has(name)}
            onChange={(isOn) => void change({ [name]: isOn }, describeChange(label, isOn))}
          />
        ))}
      </div>
      <div className="a11y-actions">
        <Button onClick={() => void host.call('ui.announce', { message: testSentence })}>
          Test announcement
        </Button>
        <Button kind="quiet" onClick={() => void change(resetChange, 'All settings are as at first.')}>
          Reset
        </Button>
      </div>
      <p className="a11y-note">Kept in this browser only.</p>
    </div>
  )
}
