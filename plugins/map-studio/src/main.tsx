import { definePlugin } from '@msdat/sdk'
import { MapsView } from './MapsView.tsx'

definePlugin({ contributions: { maps: { view: MapsView } } })
