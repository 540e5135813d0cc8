import type { HostOutput } from '@msdat/sdk'

/** What the answers rest on: stored facts, and publications by name and year. */
export function Basis({ simulation }: { simulation: HostOutput<'assistant.ask'> }) {
  const { pack, interventions, knowledge, writer, removed } = simulation
  return (
    <details>
      <summary>What this rests on</summary>
      <ul>
        {pack.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {interventions.map(({ id, source }) => (
          <li key={id}>
            {source.publisher}: {source.title}, {source.year}
          </li>
        ))}
      </ul>
      <p className="k-muted">
        Knowledge base {knowledge}.{' '}
        {writer === 'model'
          ? `Worded by a language model; ${removed} of its sentences had other numbers and were removed.`
          : 'Composed without a language model.'}
      </p>
    </details>
  )
}
