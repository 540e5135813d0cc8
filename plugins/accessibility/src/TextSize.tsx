import { Toggle } from '@msdat/sdk/kit'
import { fontLevels, percentOf } from './switches.ts'

interface TextSizeProps {
  level: number
  onChange: (level: number) => void
}

/** The sizes of text side by side, under the name that the switches below have too. */
export function TextSize({ level, onChange }: TextSizeProps) {
  return (
    <div className="a11y-size">
      <p className="a11y-label" aria-hidden="true">
        Text size
      </p>
      <Toggle
        label="Text size"
        value={String(level)}
        choices={fontLevels.map((one) => ({ value: String(one), label: `${percentOf(one)}%` }))}
        onChange={(next) => onChange(Number(next))}
      />
    </div>
  )
}
