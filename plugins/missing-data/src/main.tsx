import { definePlugin } from '@msdat/sdk'
import { GapView } from './GapView.tsx'

definePlugin({ contributions: { gap: { view: GapView } } })
