import { definePlugin } from '@msdat/sdk'
import { ZonesView } from './ZonesView.tsx'

definePlugin({ contributions: { zones: { view: ZonesView } } })
