import { definePlugin } from '@msdat/sdk'
import { ReviewPanel } from './ReviewPanel.tsx'

definePlugin({ contributions: { review: { view: ReviewPanel } } })
