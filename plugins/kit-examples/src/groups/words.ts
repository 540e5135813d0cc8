import type { KitExample } from '../KitExample.ts'
import { Example as Note } from '../examples/Note.tsx'
import noteText from '../examples/Note.tsx?raw'
import { Example as Tag } from '../examples/Tag.tsx'
import tagText from '../examples/Tag.tsx?raw'
import { Example as SourceTag } from '../examples/SourceTag.tsx'
import sourceTagText from '../examples/SourceTag.tsx?raw'
import { Example as StandingTag } from '../examples/StandingTag.tsx'
import standingTagText from '../examples/StandingTag.tsx?raw'
import { Example as Light } from '../examples/Light.tsx'
import lightText from '../examples/Light.tsx?raw'
import { Example as EmptyState } from '../examples/EmptyState.tsx'
import emptyStateText from '../examples/EmptyState.tsx?raw'
import { Example as FailedState } from '../examples/FailedState.tsx'
import failedStateText from '../examples/FailedState.tsx?raw'
import { Example as LoadingState } from '../examples/LoadingState.tsx'
import loadingStateText from '../examples/LoadingState.tsx?raw'

export const words: readonly KitExample[] = [
  { part: 'Note', group: 'Words and states', View: Note, text: noteText },
  { part: 'Tag', group: 'Words and states', View: Tag, text: tagText },
  { part: 'SourceTag', group: 'Words and states', View: SourceTag, text: sourceTagText },
  { part: 'StandingTag', group: 'Words and states', View: StandingTag, text: standingTagText },
  { part: 'Light', group: 'Words and states', View: Light, text: lightText },
  { part: 'EmptyState', group: 'Words and states', View: EmptyState, text: emptyStateText },
  { part: 'FailedState', group: 'Words and states', View: FailedState, text: failedStateText },
  { part: 'LoadingState', group: 'Words and states', View: LoadingState, text: loadingStateText },
]
