import { definePlugin } from '@msdat/sdk'
import { CorrelationView } from './CorrelationView.tsx'

definePlugin({ contributions: { main: { view: CorrelationView } } })
