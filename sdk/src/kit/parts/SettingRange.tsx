import { useSetting } from '../../plugin/useSettings.ts'
import { RangeField } from './RangeField.tsx'

interface SettingRangeProps {
  /** A setting of the contribution: a number, with `"x-control": "hidden"` in the manifest. */
  name: string
  label: string
  unit: string
  /** Where the slider ends; an address can ask for more. */
  max: number
}

/** A number among the settings, as a slider on the card that it changes. */
export function SettingRange({ name, label, unit, max }: SettingRangeProps) {
  const [value, setValue] = useSetting<number>(name)
  const words = `${value} ${unit}`
  return (
    <RangeField
      {...{ label, value, words }}
      min={0}
      max={Math.max(max, value)}
      step={1}
      onChange={(next) => setValue(next)}
    >
      <output>{words}</output>
    </RangeField>
  )
}
