// The figure that the visitor looks at, with target, rank, change and the sources that agree.
import { AnswerLine, forSubject } from '@msdat/sdk/kit'

export const Example = forSubject(({ subject }) => <AnswerLine subject={subject} />)
