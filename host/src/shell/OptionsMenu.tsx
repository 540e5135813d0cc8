import { Fragment } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { AppearanceChoices } from '../appearance/AppearanceChoices.tsx'
import { useStores } from '../app/Stores.ts'
import { Disclosure } from '../parts/Disclosure.tsx'
import { Icon } from '../parts/Icon.tsx'
import { platform } from '../platform/platform.ts'
import { optionGroups, type Option } from './optionGroups.ts'
import { runOption } from './runOption.ts'

export const OptionsMenu = observer(function OptionsMenu() {
  const { accounts } = useStores()
  return (
    <Disclosure label="Options" face={<Icon name="more" />} buttonClass="icon-button">
      {(close) => (
        <>
          {optionGroups(accounts.user?.role.value ?? null).map((group) => (
            <Fragment key={group[0]?.label}>
              {group.map((option) => (
                <OptionEntry key={option.label} option={option} close={close} />
              ))}
              <div className="menu-separator" />
            </Fragment>
          ))}
          <PlatformLinks close={close} />
          <AppearanceChoices />
        </>
      )}
    </Disclosure>
  )
})

/** Links that admins have added, each in a tab of its own. */
function PlatformLinks({ close }: { close: () => void }) {
  if (platform.option_links.length === 0) return null
  return (
    <>
      {platform.option_links.map(({ label, url }) => (
        <a
          key={`${label} ${url}`}
          className="menu-item"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          onClick={close}
        >
          <Icon name="link" /> {label}
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
      ))}
      <div className="menu-separator" />
    </>
  )
}

function OptionEntry({ option, close }: { option: Option; close: () => void }) {
  const stores = useStores()
  if ('to' in option)
    return (
      <Link className="menu-item" to={option.to} onClick={close}>
        <Icon name={option.icon} /> {option.label}
      </Link>
    )
  const run = (): void => {
    close()
    if ('overlay' in option) stores.overlays.show(option.overlay)
    else runOption[option.act](stores)
  }
  return (
    <button type="button" className="menu-item" onClick={run}>
      <Icon name={option.icon} /> {option.label}
    </button>
  )
}
