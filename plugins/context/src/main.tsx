import { definePlugin } from '@msdat/sdk'
import { ContextPanel } from './ContextPanel.tsx'

definePlugin({ contributions: { context: { view: ContextPanel } } })
