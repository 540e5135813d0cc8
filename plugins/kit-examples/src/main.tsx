import { definePlugin } from '@msdat/sdk'
import { Gallery } from './Gallery.tsx'

definePlugin({ contributions: { gallery: { view: Gallery } } })
