import { host, useSetSettings, type Catalog } from '@msdat/sdk'
import { Button, Note } from '@msdat/sdk/kit'
import { questionOf, type Choice } from './Choice.ts'
import { namesOf } from './namesOf.ts'
import { defaultLabels, emptyParameters } from './texts.ts'

interface SetupProps {
  catalog: Catalog
  choice: Choice
}

/** What the page does, what is chosen in the bar, and the button that starts it. */
export function Setup({ catalog, choice }: SetupProps) {
  const setSettings = useSetSettings()
  const names = namesOf(catalog, choice)
  const [secondary = defaultLabels.secondary, optional = defaultLabels.optional] = names.compared
  const start = () => {
    if (questionOf(choice)) void setSettings({ shown: choice.key })
    else void host.call('ui.notify', { tone: 'warning', message: emptyParameters })
  }
  return (
    <section className="k-card" aria-labelledby="setup">
      <div className="k-card-body k-stack">
        <h2 id="setup">Do these sources tell the same?</h2>
        <p>
          Triangulation sets the figures of a primary source beside those of one or two others, for an
          indicator and a place. It scores how far they agree (consistency) and what the others add
          (complementarity), and shows every pair of figures behind each grade.
        </p>
        <p className="k-muted">Choose in the bar above, then press Triangulate.</p>
        <dl>
          <dt>Primary</dt>
          <dd>
            {names.primary ?? (
              <span className="k-muted">not chosen, for example {defaultLabels.primary}</span>
            )}
          </dd>
          <dt>Compared</dt>
          <dd>
            {names.compared.length > 0 ? (
              names.compared.join(', ')
            ) : (
              <span className="k-muted">
                not chosen, for example {secondary} and {optional}
              </span>
            )}
          </dd>
          <dt>Indicator</dt>
          <dd>{names.indicator ?? 'None: all that the sources share'}</dd>
          <dt>Location</dt>
          <dd>{names.location ?? 'None: the nation, with its states behind it'}</dd>
        </dl>
        <ChoiceNotes names={names.dropped} isLarge={choice.indicator === null} />
        <div>
          <Button kind="primary" onClick={start}>
            Triangulate
          </Button>
        </div>
      </div>
    </section>
  )
}

function ChoiceNotes({ names, isLarge }: { names: readonly string[]; isLarge: boolean }) {
  return (
    <>
      {names.length > 0 && (
        <Note tone="caution">
          At most two sources are compared at once: {names.join(', ')} {names.length > 1 ? 'are' : 'is'} left
          out.
        </Note>
      )}
      {isLarge && (
        <Note tone="info">
          Large data: without an indicator, every indicator that the sources share is compared. This can take
          a minute.
        </Note>
      )}
    </>
  )
}
