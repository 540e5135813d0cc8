import { observer } from 'mobx-react-lite'
import { embedHosts } from '../../customDashboards/embedHosts.ts'
import type { StepProps } from '../BuilderStep.ts'
import { PageFields } from '../PageFields.tsx'
import { addSection, changeSection, removeSection } from '../sectionChanges.ts'

/** Pages of other sites, each a section of its own. */
export const EmbedStep = observer(function EmbedStep({ builder }: StepProps) {
  const { sections } = builder.content
  const hosts = embedHosts()
  const add = (): void =>
    builder.change({
      sections: addSection(sections, { kind: 'page', title: 'Embedded page', url: '', description: '' }),
    })
  return (
    <>
      <p className="small muted">
        {hosts.length === 0
          ? 'This installation embeds no pages of other sites yet. The people who run it can allow some.'
          : `Pages of these hosts can be embedded: ${hosts.join(', ')}. They run closed off from this site.`}
      </p>
      {sections.map((section, at) =>
        section.kind === 'page' ? (
          <fieldset key={at} className="section-row card">
            <legend className="visually-hidden">Embedded page {section.title}</legend>
            <div className="section-presets stack">
              <PageFields
                section={section}
                onChange={(next, name) =>
                  builder.change({ sections: changeSection(sections, at, next) }, `${name} ${at}`)
                }
              />
              <button
                type="button"
                className="button button-outline"
                onClick={() => builder.change({ sections: removeSection(sections, at) })}
              >
                Remove {section.title || 'this page'}
              </button>
            </div>
          </fieldset>
        ) : null,
      )}
      {hosts.length > 0 && (
        <button type="button" className="button button-outline" onClick={add}>
          Add a page
        </button>
      )}
    </>
  )
})
