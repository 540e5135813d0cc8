import { observer } from 'mobx-react-lite'
import { dashboardCategories, dashboardTitleLength } from '@msdat/sdk/contracts/customDashboards'
import { SelectField } from '../controls/SelectField.tsx'
import { Field } from '../parts/Field.tsx'
import type { StepProps } from './BuilderStep.ts'

const noCategory = { value: '', label: 'None', group: '' }

export const NameFields = observer(function NameFields({ builder }: StepProps) {
  const { title, description, category } = builder.content
  const categories = [...dashboardCategories, ...(category ? [category] : [])]
  return (
    <>
      <Field label="Title" hint={`At most ${dashboardTitleLength} characters.`}>
        <input
          className="input"
          maxLength={dashboardTitleLength}
          value={title}
          required
          onChange={(event) => builder.change({ title: oneLine(event.currentTarget.value) }, 'title')}
        />
      </Field>
      <Field label="Description" hint="One or two sentences for its readers.">
        <textarea
          className="input"
          maxLength={500}
          rows={3}
          value={description}
          onChange={(event) =>
            builder.change({ description: oneLine(event.currentTarget.value) }, 'description')
          }
        />
      </Field>
      <SelectField
        label="Category"
        choices={[
          noCategory,
          ...[...new Set(categories)].map((name) => ({ value: name as string, label: name, group: '' })),
        ]}
        value={category}
        onChange={(next) => builder.change({ category: next })}
      />
    </>
  )
})

const oneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ')
