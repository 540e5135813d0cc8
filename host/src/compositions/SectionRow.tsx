import { observer } from 'mobx-react-lite'
import type { Dashboard } from '@msdat/sdk/contracts/dashboards'
import type { SettingValues } from '@msdat/sdk/contracts/settings'
import { sectionTitleLength } from '@msdat/sdk/contracts/composition'
import { useStores } from '../app/Stores.ts'
import { Field } from '../parts/Field.tsx'
import { Icon } from '../parts/Icon.tsx'
import { SectionPresets } from './SectionPresets.tsx'
import type { DraftSection } from './Composition.ts'

interface SectionRowProps {
  section: DraftSection
  at: number
  count: number
  fault: string | undefined
  dashboard: Dashboard
  onRename: (title: string) => void
  onPreset: (presets: SettingValues) => void
  onMove: (by: -1 | 1) => void
  isDragged: boolean
  onDrag: (isOn: boolean) => void
  /** Another one was dropped here. */
  onDrop: () => void
  onRemove: () => void
}

export const SectionRow = observer(function SectionRow(props: SectionRowProps) {
  const { section, at, count, fault, dashboard, onRename, onPreset, onMove, onRemove } = props
  const { isDragged, onDrag, onDrop } = props
  const { plugins } = useStores()
  const found = plugins.find(section.plugin, section.contribution)
  const name = section.title.trim() || `tab ${at + 1}`
  const origin = found
    ? `${found.contribution.title}, from ${found.release.name}`
    : `${section.plugin} is switched off at the moment; visitors are told so.`
  return (
    // The arrows do the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className="section-row card"
      data-dragged={isDragged}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      <Field label={`Title of tab ${at + 1}`} hint={origin} fault={fault}>
        <input
          className="input"
          maxLength={sectionTitleLength}
          value={section.title}
          onChange={(event) => onRename(event.currentTarget.value)}
        />
      </Field>
      <div className="section-row-buttons">
        <span
          className="section-grip"
          title="Drag the tab to its place"
          aria-hidden="true"
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', name)
            onDrag(true)
          }}
          onDragEnd={() => onDrag(false)}
        >
          <Icon name="grip" />
        </span>
        {/* Not disabled at the ends: the focus would be lost on the way. */}
        <button
          type="button"
          className="icon-button section-up"
          aria-label={`Move ${name} up`}
          aria-disabled={at === 0}
          data-focus={`up ${section.key}`}
          onClick={() => onMove(-1)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Move ${name} down`}
          aria-disabled={at === count - 1}
          data-focus={`down ${section.key}`}
          onClick={() => onMove(1)}
        >
          <Icon name="chevron" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove ${name}`}
          data-focus={`remove ${section.key}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      {found && 'settings' in found.contribution && found.contribution.settings && (
        <SectionPresets settings={found.contribution.settings} {...{ dashboard, section, onPreset }} />
      )}
    </li>
  )
})
