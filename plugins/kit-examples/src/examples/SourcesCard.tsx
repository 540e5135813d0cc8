// What each source says of the indicator that the visitor looks at.
import { forSubject, SourcesCard } from '@msdat/sdk/kit'

export const Example = forSubject(({ subject }) => <SourcesCard subject={subject} />)
