import { definePlugin } from '@msdat/sdk'
import { Sources } from './Sources.tsx'

// Wiring only: the name is the id of the contribution in manifest.json.
definePlugin({ contributions: { main: { view: Sources } } })
