import type { Provenance } from '@msdat/sdk/contracts/buildProvenance'

const builders: Record<Provenance['builder'], string> = {
  local: 'The registry itself',
  github: 'The registry and a workflow at GitHub, with the same bytes',
}

/** Who built a release, out of what, with what, and how fenced in. */
export function BuildOrigin({ origin }: { origin: Provenance }) {
  const { plugin, version, workflow } = origin
  const facts: [name: string, value: string][] = [
    ['Built by', builders[origin.builder]],
    ['With', `${origin.bundler}, ${origin.runtime}`],
    ['Isolation', origin.isolation],
    ['Zip', origin.zip_digest],
    ['Module', origin.bundle_digest],
  ]
  if (workflow)
    facts.push(['Workflow', `${workflow.workflow} of ${workflow.repository} at ${workflow.commit}`])
  return (
    <>
      <dl className="review-facts" aria-label="Where the build comes from">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        <a href={`/registry/plugins/${plugin}/versions/${version}/provenance/`}>Signed provenance</a>, to be
        checked with <code>msdat-plugin verify</code>
        {workflow && (
          <>
            ; <a href={workflow.run}>the run at GitHub</a>
          </>
        )}
      </p>
    </>
  )
}
