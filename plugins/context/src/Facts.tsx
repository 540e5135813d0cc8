import type { Fact } from './definitionFacts.ts'

/** Terms and what they are. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="context-facts">
      {facts.map(({ term, words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}
