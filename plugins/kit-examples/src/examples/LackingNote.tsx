// Which of the indicators the source has no figures of, and which sources have more of them.
import { forCatalog, LackingNote } from '@msdat/sdk/kit'

export const Example = forCatalog(({ catalog }) => (
  <LackingNote
    catalog={catalog}
    indicators={catalog.indicators.slice(0, 2)}
    figures={[]}
    where="NDHS in Kano"
    range={{ locations: [1] }}
  />
))
