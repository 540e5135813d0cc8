import { observer } from 'mobx-react-lite'
import type { Section } from '@msdat/sdk/contracts/dashboards'
import { useStores } from '../app/Stores.ts'
import { Icon } from '../parts/Icon.tsx'
import { copyLink } from '../share/copyLink.ts'

interface ShareButtonProps {
  section: Section
  /** The column of its tab. */
  column: number
}

/** Copies the address of what is looked at in a section. */
export const ShareButton = observer(function ShareButton({ section, column }: ShareButtonProps) {
  const { selection, toasts } = useStores()
  return (
    <button
      type="button"
      className="icon-button tab-share"
      style={{ gridColumn: column }}
      aria-label={`Copy the link to ${section.title}`}
      title="Copy link"
      onClick={() => void copyLink(selection.link(section.id), toasts)}
    >
      <Icon name="share" size={15} />
    </button>
  )
})
