import { observer } from 'mobx-react-lite'
import { Field } from '../../parts/Field.tsx'
import type { StepProps } from '../BuilderStep.ts'

export const VisibilityStep = observer(function VisibilityStep({ builder }: StepProps) {
  const { is_private, organization, request_reason } = builder.content
  return (
    <>
      <fieldset className="stack">
        <legend className="field-label">Who sees this dashboard</legend>
        <label className="check">
          <input
            type="radio"
            name="visibility"
            checked={is_private}
            onChange={() => builder.change({ is_private: true })}
          />
          <span>
            Private <span className="muted">– you, and whom you share it with.</span>
          </span>
        </label>
        <label className="check">
          <input
            type="radio"
            name="visibility"
            checked={!is_private}
            onChange={() => builder.change({ is_private: false })}
          />
          <span>
            Public <span className="muted">– everybody, once a moderator has approved it.</span>
          </span>
        </label>
      </fieldset>
      {!is_private && (
        <>
          <Field label="Organization">
            <input
              className="input"
              maxLength={255}
              value={organization}
              onChange={(event) =>
                builder.change({ organization: event.currentTarget.value }, 'organization')
              }
            />
          </Field>
          <Field label="Reason" hint="Why others should see it. Moderators read it.">
            <input
              className="input"
              maxLength={500}
              value={request_reason}
              onChange={(event) => builder.change({ request_reason: event.currentTarget.value }, 'reason')}
            />
          </Field>
          <p className="small muted">
            Every later change is looked at too. Until then others see what was approved before.
          </p>
        </>
      )}
    </>
  )
})
