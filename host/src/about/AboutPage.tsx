import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { Chatbot } from '../chatbot/Chatbot.tsx'
import type { Names } from '@msdat/sdk/view'
import { CatalogFrame } from '../figures/CatalogFrame.tsx'
import { AboutTestimonials } from '../testimonials/AboutTestimonials.tsx'
import { longDate } from '@msdat/sdk/contracts/longDate'
import { AvailableData } from './AvailableData.tsx'
import { DataSources } from './DataSources.tsx'
import { LogicalFramework } from './LogicalFramework.tsx'
import { ProgramAreas } from './ProgramAreas.tsx'
import './about.css'

const parts = [
  ['program-areas', 'Program areas', ProgramAreas],
  ['logical-framework', 'Logical framework', LogicalFramework],
  ['available-data', 'Available data', AvailableData],
  ['data-sources', 'Data sources', DataSources],
] as const

/** What the platform holds: areas, the chain from inputs to impact, figures and sources. */
export const AboutPage = observer(function AboutPage() {
  return (
    <div className="about stack">
      <header className="about-intro stack">
        <h1>About</h1>
        <p>
          The same health indicator is often published by several sources, and they do not always agree. Here
          they stand side by side, by place and year, so that you can see where they agree, where they differ,
          and how old each figure is. Nothing is filled in: where no source has published a figure, none is
          shown.
        </p>
        <nav aria-label="On this page" className="about-nav">
          {parts.map(([id, title]) => (
            <Link key={id} className="button button-outline" to={`#${id}`} replace>
              {title}
            </Link>
          ))}
        </nav>
        <Chatbot />
      </header>
      <CatalogFrame>{(names) => <Parts names={names} />}</CatalogFrame>
      <section className="about-part stack" aria-labelledby="about-testimonials">
        <h2 id="about-testimonials">Testimonials</h2>
        <AboutTestimonials />
      </section>
    </div>
  )
})

const Parts = observer(function Parts({ names }: { names: Names }) {
  const { catalog } = useStores()
  useAnchor()
  return (
    <>
      <dl className="about-counts">
        <Count name="Indicators with figures" value={String(catalog.indicatorsWithData)} />
        <Count name="Data sources" value={String(catalog.sourcesWithData)} />
        <Count name="Places" value={String(names.catalog.locations.length)} />
        <Count name="Last updated" value={longDate(names.catalog.updated_at) ?? 'Unknown'} />
      </dl>
      {parts.map(([id, title, Part]) => (
        <section key={id} id={id} className="about-part stack" aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <Part names={names} />
        </section>
      ))}
    </>
  )
})

/** A link to a part of the page leads there also when the page opens with it, and takes the keyboard along. */
function useAnchor(): void {
  const { hash } = useStores().address
  useEffect(() => {
    const part = parts.find(([id]) => `#${id}` === hash)
    if (!part) return
    document.getElementById(part[0])?.scrollIntoView()
    document.getElementById(`${part[0]}-title`)?.focus({ preventScroll: true })
  }, [hash])
}

function Count({ name, value }: { name: string; value: string }) {
  return (
    <div className="card about-count">
      <dt className="small muted">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
