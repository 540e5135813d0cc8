import { definePlugin } from '@msdat/sdk'
import { DisaggregationView } from './DisaggregationView.tsx'

definePlugin({ contributions: { groups: { view: DisaggregationView } } })
