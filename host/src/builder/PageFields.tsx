import { sectionTitleLength } from '@msdat/sdk/contracts/composition'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import { addressIn, embedHosts, faultOfAddress } from '../customDashboards/embedHosts.ts'
import { Field } from '../parts/Field.tsx'

type Page = Extract<CustomSection, { kind: 'page' }>

interface PageFieldsProps {
  section: Page
  onChange: (section: Page, name: string) => void
  /** The title stands elsewhere. */
  hidesTitle?: boolean
}

export function PageFields({ section, onChange, hidesTitle = false }: PageFieldsProps) {
  const fault = section.url === '' ? null : faultOfAddress(section.url, embedHosts())
  return (
    <>
      {!hidesTitle && (
        <Field label="Title">
          <input
            className="input"
            maxLength={sectionTitleLength}
            value={section.title}
            onChange={(event) => onChange({ ...section, title: event.currentTarget.value }, 'page title')}
          />
        </Field>
      )}
      <Field
        label="Link or code to embed"
        hint="An https address, or the code of a frame that another site gives you."
        fault={fault ?? undefined}
      >
        <input
          className="input"
          value={section.url}
          onChange={(event) => {
            const url = addressIn(event.currentTarget.value).slice(0, 500)
            onChange({ ...section, url }, 'page address')
          }}
        />
      </Field>
      <Field label="Description">
        <input
          className="input"
          maxLength={500}
          value={section.description}
          onChange={(event) => onChange({ ...section, description: event.currentTarget.value }, 'page words')}
        />
      </Field>
    </>
  )
}
