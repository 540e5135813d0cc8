import { useCatalog, useSettings } from '@msdat/sdk'
import { standIn, valueOf } from '@msdat/sdk/kit'
import { readChoice, type PageSettings } from './Choice.ts'
import { Results } from './Results.tsx'
import { Setup } from './Setup.tsx'

export function TriangulationView() {
  const answer = useCatalog()
  const settings = useSettings<PageSettings>()
  const catalog = valueOf(answer)
  if (!catalog) return <div className="k-page">{standIn([answer], 480)}</div>
  const choice = readChoice(settings)
  return (
    <div className="k-page">
      {settings.shown === choice.key ? (
        <Results catalog={catalog} choice={choice} />
      ) : (
        <Setup catalog={catalog} choice={choice} />
      )}
    </div>
  )
}
