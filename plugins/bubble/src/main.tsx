import { definePlugin } from '@msdat/sdk'
import { BubbleView } from './BubbleView.tsx'

definePlugin({ contributions: { main: { view: BubbleView } } })
