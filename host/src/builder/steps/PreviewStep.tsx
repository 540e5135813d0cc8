import { observer } from 'mobx-react-lite'
import type { StepProps } from '../BuilderStep.ts'

/** The preview itself stands below; here is what is still missing. */
export const PreviewStep = observer(function PreviewStep({ builder }: StepProps) {
  const faults = Object.values(builder.faults).flat()
  if (faults.length === 0) return <p>Nothing is missing. Save your dashboard to keep it.</p>
  return (
    <ul className="builder-faults">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  )
})
