import { definePlugin } from '@msdat/sdk'
import { PlacesView } from './PlacesView.tsx'
import { RoundsView } from './RoundsView.tsx'

definePlugin({ contributions: { rounds: { view: RoundsView }, places: { view: PlacesView } } })
