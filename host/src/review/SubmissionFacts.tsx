import type { Manifest } from '@msdat/sdk/contracts/manifest'
import type { Submission } from '@msdat/sdk/contracts/submission'

const wordsOf = (one: Manifest['contributes'][number]): string =>
  `${one.title} (${one.point}${one.point === 'command' && one.key ? `, ${one.key}` : ''})`

/** Who sent what, and why. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  const { manifest } = submission
  const facts: [string, string | undefined][] = [
    ['Plugin', submission.plugin_id ? `${submission.plugin_id} ${submission.version ?? ''}` : undefined],
    ['Adds', manifest?.contributes.map(wordsOf).join(', ')],
    ['Author', manifest && `${manifest.author.name}, ${manifest.author.email}`],
    ['Submitted by', `${submission.name}, ${submission.email}${submission.phone && `, ${submission.phone}`}`],
    ['Purpose', submission.purpose],
    ['Description', submission.description],
    ['Licence', manifest?.license],
    ['Zip', `${(submission.zip_bytes / 1024).toFixed(1)} kB, SHA-256 ${submission.zip_digest}`],
  ].map(([name, value]) => [name as string, value || undefined])
  return (
    <dl className="review-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
