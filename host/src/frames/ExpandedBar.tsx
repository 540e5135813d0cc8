import { Icon } from '../parts/Icon.tsx'

/** The page's own bar above a plugin that fills the window: whose it is, and the way back. */
export function ExpandedBar({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <div className="plugin-expanded-bar">
      <strong>{name}</strong>
      <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
