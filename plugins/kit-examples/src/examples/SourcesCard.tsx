// What each source says of an indicator.
import { forCatalog, SourcesCard } from '@msdat/sdk/kit'
import { exampleSubject } from '../exampleSubject.ts'

export const Example = forCatalog(({ catalog }) => {
  const subject = exampleSubject(catalog)
  return subject && <SourcesCard subject={subject} />
})
