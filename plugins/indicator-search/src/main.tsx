import { definePlugin } from '@msdat/sdk'
import { SearchPanel } from './SearchPanel.tsx'

definePlugin({ contributions: { search: { view: SearchPanel } } })
