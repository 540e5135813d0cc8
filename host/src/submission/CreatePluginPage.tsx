import { useState } from 'react'
import { Link } from 'react-router-dom'
import { sdkInstall } from '../developers/sdkInstall.ts'
import { Icon } from '../parts/Icon.tsx'
import type { SubmissionOutcome } from './SubmissionOutcome.ts'
import { guideSteps } from './guideSteps.tsx'
import { MySubmissions } from './MySubmissions.tsx'
import { OutcomeDialog } from './OutcomeDialog.tsx'
import { SubmitDialog } from './SubmitDialog.tsx'
import { useSubmission } from './useSubmission.ts'
import './submission.css'

type Stage = { name: 'reading' } | { name: 'filling' } | { name: 'done'; outcome: SubmissionOutcome }

/** How a plugin is made, in five steps, and the form that hands it in. */
export function CreatePluginPage() {
  const [stage, setStage] = useState<Stage>({ name: 'reading' })
  const submission = useSubmission((outcome) => setStage({ name: 'done', outcome }))
  return (
    <>
      <header className="guide-head">
        <div className="stack">
          <h1>Create Plugin</h1>
          <p className="muted">
            A plugin adds a section to a dashboard, or a panel that visitors can switch on. It runs in a frame
            of its own, draws with the shared kit and asks the page for its data. Five steps take you from an
            empty folder to the screen.
          </p>
        </div>
        <button type="button" className="button button-primary" onClick={() => setStage({ name: 'filling' })}>
          <Icon name="upload" size={18} /> Submit Plugin
        </button>
      </header>
      <MySubmissions turn={stage.name} />
      <section className="card guide-before" aria-labelledby="guide-before">
        <h2 id="guide-before">Before you start</h2>
        <p>
          You need Node.js 20.19 or newer and an empty folder. This command puts the SDK of this platform into
          it; all commands below are for that folder. The reference, with its recipes:{' '}
          <Link to="/developers">Developers</Link>.
        </p>
        <pre className="code-block" tabIndex={0}>
          <code>{sdkInstall}</code>
        </pre>
      </section>
      <ol className="guide">
        {guideSteps.map((step, at) => (
          <li key={step.title} className="guide-step card">
            <span className="guide-number" aria-hidden="true">
              {at + 1}
            </span>
            <div className="stack">
              <h2>{step.title}</h2>
              {step.body}
              {step.command && (
                <pre className="code-block" tabIndex={0}>
                  <code>{step.command}</code>
                </pre>
              )}
            </div>
          </li>
        ))}
      </ol>
      {stage.name === 'filling' && (
        <SubmitDialog {...submission} onClose={() => setStage({ name: 'reading' })} />
      )}
      {stage.name === 'done' && (
        <OutcomeDialog
          outcome={stage.outcome}
          onClose={() => setStage({ name: 'reading' })}
          onCorrect={() => setStage({ name: 'filling' })}
        />
      )}
    </>
  )
}
