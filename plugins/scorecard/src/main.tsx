import { definePlugin } from '@msdat/sdk'
import { ScorecardView } from './ScorecardView.tsx'

definePlugin({ contributions: { card: { view: ScorecardView } } })
