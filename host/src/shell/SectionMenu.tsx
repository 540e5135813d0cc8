import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { hasTabs } from '../dashboards/dashboardPath.ts'
import { Disclosure } from '../parts/Disclosure.tsx'

/** The sections of the open dashboard; other pages have none. */
export const SectionMenu = observer(function SectionMenu() {
  const { dashboards, selection, tabOrder } = useStores()
  if (!dashboards.current || !hasTabs(dashboards.current)) return null
  const sections = tabOrder.sectionsOf(dashboards.current)
  return (
    <Disclosure label="Select Section">
      {(close) => (
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <Link
                className="menu-item"
                to={selection.link(section.id)}
                aria-current={section.id === selection.section?.id ? 'page' : undefined}
                onClick={close}
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
})
