import { Disclosure } from '../parts/Disclosure.tsx'
import { Icon } from '../parts/Icon.tsx'
import { platform } from '../platform/platform.ts'

/** Versions that still run elsewhere, each in a tab of its own; nothing where the installation names none. */
export function OldVersionsMenu() {
  const versions = platform.old_versions
  if (versions.length === 0) return null
  return (
    <Disclosure label="Old Versions">
      {(close) =>
        versions.map(({ label, url }) => (
          <a
            key={url}
            className="menu-item"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            onClick={close}
          >
            <Icon name="link" /> {label}
            <span className="visually-hidden">(opens in a new tab)</span>
          </a>
        ))
      }
    </Disclosure>
  )
}
