import { observer } from 'mobx-react-lite'
import type { CustomSection } from '@msdat/sdk/contracts/customSections'
import type { ControlName } from '@msdat/sdk/contracts/selection'
import type { PluginStore } from '../plugins/PluginStore.ts'
import { useStores } from '../app/Stores.ts'
import { CanvasView } from '../canvas/CanvasView.tsx'
import { ControlPanel } from '../controls/ControlPanel.tsx'
import { EmbeddedPage } from './EmbeddedPage.tsx'
import { OwnTable } from './OwnTable.tsx'

interface OwnSectionProps {
  section: Exclude<CustomSection, { kind: 'plugin' }>
  author: string
  /** Whether it brings the controls that its charts use. */
  hasControls: boolean
}

/** A section that stands with the dashboard itself and is drawn by no plugin. */
export const OwnSection = observer(function OwnSection({ section, author, hasControls }: OwnSectionProps) {
  const { plugins } = useStores()
  switch (section.kind) {
    case 'canvas':
      return (
        <>
          {hasControls && <ControlPanel controls={controlsOf([section], plugins)} />}
          <CanvasView cards={section.cards} />
        </>
      )
    case 'table':
      return <OwnTable section={section} author={author} />
    case 'page':
      return <EmbeddedPage url={section.url} title={section.title} description={section.description} />
  }
})

/** What the plugins of these sections want chosen. */
export function controlsOf(sections: readonly CustomSection[], plugins: PluginStore): ControlName[] {
  const placed = sections.flatMap((section): { plugin: string; contribution: string }[] => {
    if (section.kind === 'plugin') return [section]
    if (section.kind !== 'canvas') return []
    return section.cards.flatMap((card) => (card.kind === 'chart' ? [card] : []))
  })
  const wanted = placed.flatMap(({ plugin, contribution }) => {
    const found = plugins.find(plugin, contribution)?.contribution
    return found && 'controls' in found ? (found.controls ?? []) : []
  })
  return [...new Set(wanted)]
}
