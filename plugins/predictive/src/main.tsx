import { definePlugin } from '@msdat/sdk'
import { PredictiveView } from './PredictiveView.tsx'

definePlugin({ contributions: { main: { view: PredictiveView } } })
