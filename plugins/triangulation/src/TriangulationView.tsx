import { useSettings, type Catalog } from '@msdat/sdk'
import { forCatalog } from '@msdat/sdk/kit'
import { comparisonOf, readChoice, type PageSettings } from './Choice.ts'
import { Results } from './Results.tsx'
import { Setup } from './Setup.tsx'

export const TriangulationView = forCatalog(Triangulation)

function Triangulation({ catalog }: { catalog: Catalog }) {
  const settings = useSettings<PageSettings>()
  const choice = readChoice(settings)
  const subject = comparisonOf(catalog, choice)
  return (
    <div className="k-page">
      {settings.shown === choice.key ? (
        <Results {...{ catalog, choice, subject }} />
      ) : (
        <Setup {...{ catalog, choice, subject }} />
      )}
    </div>
  )
}
