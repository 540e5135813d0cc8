import { observer } from 'mobx-react-lite'
import { sectionTitleLength } from '@msdat/sdk/contracts/composition'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import type { SettingValues } from '@msdat/sdk/contracts/settings'
import { useStores } from '../app/Stores.ts'
import { CanvasEditor } from '../canvas/CanvasEditor.tsx'
import { SectionPresets } from '../compositions/SectionPresets.tsx'
import { toDashboard } from '@msdat/sdk/view'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { StepProps } from './BuilderStep.ts'
import { faultsOfSection } from './faultsOfContent.ts'
import { Opening } from './Opening.tsx'
import { OwnTableEditor } from './OwnTableEditor.tsx'
import { PageFields } from './PageFields.tsx'

interface SectionCardProps extends StepProps {
  section: CustomSection
  at: number
  /** Changes of the same name that follow one another are one step back. */
  onChange: (section: CustomSection, name: string | null) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One section: its title and place, and what is set in it. */
export const SectionCard = observer(function SectionCard(props: SectionCardProps) {
  const { builder, section, at, onChange, onMove, onRemove } = props
  const { sections } = builder.content
  const name = section.title.trim() || `section ${at + 1}`
  const titleFaults = faultsOfSection({ ...section, kind: 'table' } as CustomSection, at, sections)
  return (
    <li className="section-row card">
      <Field label={`Title of section ${at + 1}`} hint={useOrigin(section)} fault={titleFaults[0]}>
        <input
          className="input"
          maxLength={sectionTitleLength}
          value={section.title}
          onChange={(event) => onChange({ ...section, title: event.currentTarget.value }, 'title of')}
        />
      </Field>
      <div className="section-row-buttons">
        {/* Not disabled at the ends: the focus would be lost on the way. */}
        <button
          type="button"
          className="icon-button section-up"
          aria-label={`Move ${name} up`}
          aria-disabled={at === 0}
          data-focus={`up ${at}`}
          onClick={() => onMove(-1)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Move ${name} down`}
          aria-disabled={at === sections.length - 1}
          data-focus={`down ${at}`}
          onClick={() => onMove(1)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove ${name}`}
          data-focus={`remove ${at}`}
          onClick={onRemove}
        >
          <Icon name="trash" />
        </button>
      </div>
      <SectionContent {...{ builder, section, at, onChange }} />
    </li>
  )
})

type ContentProps = Pick<SectionCardProps, 'builder' | 'section' | 'at' | 'onChange'>

const SectionContent = observer(function SectionContent({ builder, section, at, onChange }: ContentProps) {
  const { plugins } = useStores()
  switch (section.kind) {
    case 'plugin': {
      const found = plugins.find(section.plugin, section.contribution)?.contribution
      if (!found || !('settings' in found) || !found.settings) return null
      const preset = ({ options: _, ...bare }: typeof section, presets: SettingValues): void =>
        onChange(Object.keys(presets).length > 0 ? { ...bare, options: presets } : bare, null)
      return (
        <SectionPresets
          settings={found.settings}
          dashboard={toDashboard(builder.content, builder.dashboard)}
          section={{ ...section, key: at }}
          onPreset={(presets) => preset(section, presets)}
        />
      )
    }
    case 'canvas':
      return (
        <Opening summary={`Cards (${section.cards.length})`} isOpen={section.cards.length === 0}>
          <CanvasEditor
            content={builder.content}
            cards={section.cards}
            onChange={(cards, name) => onChange({ ...section, cards }, name)}
          />
        </Opening>
      )
    case 'table':
      return (
        <Opening summary={`Figures (${section.rows.length} rows)`} isOpen={section.rows.length === 0}>
          <OwnTableEditor section={section} onChange={onChange} />
        </Opening>
      )
    case 'page':
      return (
        <div className="section-presets stack">
          <PageFields section={section} onChange={onChange} hidesTitle />
        </div>
      )
  }
})

function useOrigin(section: CustomSection): string {
  const { plugins } = useStores()
  if (section.kind === 'canvas') return 'A board of cards'
  if (section.kind === 'table') return 'A table of own figures'
  if (section.kind === 'page') return 'A page of another site'
  const found = plugins.find(section.plugin, section.contribution)
  return found
    ? `${found.contribution.title}, from ${found.release.name}`
    : `${section.plugin} is switched off at the moment; readers are told so.`
}
