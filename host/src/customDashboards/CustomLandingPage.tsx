import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { levels } from '@msdat/sdk/contracts/levels'
import { useStores } from '../app/Stores.ts'
import type { BuilderContent } from '../builder/BuilderContent.ts'
import type { Names } from '@msdat/sdk/view'
import { SelectField } from '../controls/SelectField.tsx'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { Icon } from '../parts/Icon.tsx'
import { CopySource } from './CopySource.tsx'
import { loginPath, stepPath } from './customPath.ts'
import { fromTemplate } from './fromTemplate.ts'
import { templates, type DashboardTemplate } from './templates.ts'
import { Unfinished } from './Unfinished.tsx'
import { useBeginDraft } from './useBeginDraft.tsx'
import './landing.css'

/** `/custom`: what custom dashboards are, and ways to begin one. */
export const CustomLandingPage = observer(function CustomLandingPage() {
  const { accounts } = useStores()
  return (
    <div className="stack">
      <header className="stack">
        <h1>Custom dashboards</h1>
        <p className="custom-landing-lead">
          Put together the indicators, sources and charts that you look at, add your own notes and tables, and
          keep the result to yourself or share it.
        </p>
        <div className="row">
          <Link className="button button-primary" to={stepPath('details', 0)}>
            Build your own
          </Link>
          {accounts.isKnown && !accounts.user && (
            <>
              <Link className="button button-outline" to={loginPath}>
                Login
              </Link>
              <Link className="button button-outline" to="/custom/register">
                Register
              </Link>
            </>
          )}
          {accounts.user && (
            <Link className="button button-outline" to="/account#/savedDashboards">
              Your dashboards
            </Link>
          )}
        </div>
        {accounts.isKnown && !accounts.user && (
          <p className="small muted">You need an account: your dashboards stay with it.</p>
        )}
      </header>
      {accounts.user && <Unfinished />}
      <CatalogFrame>{(names) => <Beginnings names={names} />}</CatalogFrame>
    </div>
  )
})

const Beginnings = observer(function Beginnings({ names }: { names: Names }) {
  const { plugins } = useStores()
  const [location, place] = useState(1)
  const begin = useBeginDraft()
  const places = names.catalog.locations
    .filter(({ level }) => level === levels.national || level === levels.state)
    .sort((one, other) => one.level - other.level || one.name.localeCompare(other.name))
  const contentOf = (template: DashboardTemplate): BuilderContent =>
    fromTemplate({
      template,
      names,
      location,
      runs: (plugin, contribution) => plugins.find(plugin, contribution) !== null,
    })
  return (
    <>
      <section className="stack" aria-labelledby="templates-title">
        <h2 id="templates-title">Start from a template</h2>
        <div className="custom-landing-place">
          <SelectField
            label="Place it opens with"
            choices={places.map(({ id, name }) => ({ value: id, label: name, group: '' }))}
            value={location}
            onChange={place}
          />
        </div>
        <ul className="template-list">
          {templates.map((template) => (
            <li key={template.id} className="template card" data-accent={template.accent}>
              <h3>
                <Icon name={template.icon} /> {template.title}
              </h3>
              <p className="small">{template.description}</p>
              <p className="small muted">{template.sections.map(({ title }) => title).join(' · ')}</p>
              <button
                type="button"
                className="button button-outline"
                disabled={!plugins.index.value || begin.isBusy}
                onClick={() => void begin.start(contentOf(template))}
              >
                Use this template<span className="visually-hidden"> {template.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <CopySource begin={begin} />
      {begin.dialog}
    </>
  )
})
