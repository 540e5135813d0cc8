import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router-dom'
import { useStores } from '../app/Stores.ts'
import { useDocumentTitle } from '../parts/useDocumentTitle.ts'
import { BuilderBar } from './BuilderBar.tsx'
import { BuilderPreview } from './BuilderPreview.tsx'
import type { BuilderDoor, BuilderStep } from './BuilderStep.ts'
import type { DashboardBuilder } from './DashboardBuilder.ts'
import { SaveNotices } from './SaveNotices.tsx'
import { PreviewStep } from './steps/PreviewStep.tsx'
import './builder.css'

interface BuilderFrameProps {
  door: BuilderDoor
  step: BuilderStep
  dashboard: number
  builder: DashboardBuilder
}

/** The steps, the fields of the open one, and beside it what becomes of them. */
export const BuilderFrame = observer(function BuilderFrame(props: BuilderFrameProps) {
  const { door, step, dashboard, builder } = props
  const { address } = useStores()
  const title = dashboard === 0 ? 'Build a dashboard' : 'Edit your dashboard'
  useDocumentTitle(`${step.title} – ${title}`)
  useKeptBetweenSteps(builder, step.name)
  const at = door.steps.indexOf(step)
  const to = (name: string): string => door.pathOf(name, dashboard) + address.search
  const isDone = (one: BuilderStep): boolean =>
    one.parts.length > 0 && one.parts.every((part) => builder.faults[part].length === 0)
  const before = door.steps[at - 1]
  const after = door.steps[at + 1]
  const missing = step.parts.flatMap((part) => builder.faults[part])
  return (
    <div className={step.isWide ? 'builder is-whole' : 'builder'}>
      <header className="builder-head">
        <h1>{title}</h1>
        <BuilderBar builder={builder} />
      </header>
      <nav className="builder-steps" aria-label="Steps">
        <ol>
          {door.steps.map((one, number) => (
            <li key={one.name}>
              <Link
                to={to(one.name)}
                aria-current={one === step ? 'step' : undefined}
                data-done={isDone(one) || undefined}
              >
                <span className="builder-step-number" aria-hidden="true">
                  {isDone(one) ? '✓' : number + 1}
                </span>
                {one.title}
                {isDone(one) && <span className="visually-hidden"> (done)</span>}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <SaveNotices builder={builder} />
      <section className="builder-step card stack" aria-labelledby="builder-step-title">
        <div>
          <h2 id="builder-step-title">{step.title}</h2>
          <p className="small muted">{step.lead}</p>
        </div>
        <step.Step builder={builder} />
        {missing.length > 0 && step.Step !== PreviewStep && (
          <ul className="builder-faults small" aria-label="Still missing">
            {missing.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
        <div className="row builder-way">
          {before && (
            <Link className="button button-outline" to={to(before.name)}>
              Back
            </Link>
          )}
          {after && (
            <Link className="button button-primary" to={to(after.name)}>
              Next: {after.title}
            </Link>
          )}
        </div>
      </section>
      <BuilderPreview builder={builder} isNamed={step.Step !== PreviewStep} />
    </div>
  )
})

/** Each step is kept when it is left. */
function useKeptBetweenSteps(builder: DashboardBuilder, step: string): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    if (builder.past.length > 0) void builder.keepNow()
  }, [builder, step])
}
