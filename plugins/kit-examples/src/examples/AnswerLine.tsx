// The figure of a subject, with target, rank, change and the sources that agree.
import { AnswerLine, forCatalog } from '@msdat/sdk/kit'
import { exampleSubject } from '../exampleSubject.ts'

export const Example = forCatalog(({ catalog }) => {
  const subject = exampleSubject(catalog)
  return subject && <AnswerLine subject={subject} />
})
