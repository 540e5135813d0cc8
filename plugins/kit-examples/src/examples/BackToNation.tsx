// From a zone or a state back to the whole country; nothing stands there where that is looked at already.
import { BackToNation, forCatalog } from '@msdat/sdk/kit'
import { exampleSubject } from '../exampleSubject.ts'

export const Example = forCatalog(({ catalog }) => {
  const subject = exampleSubject(catalog)
  const state = catalog.locations.find(({ level }) => level > 1)
  return subject && state ? <BackToNation subject={{ ...subject, place: state }} /> : null
})
