import { definePlugin } from '@msdat/sdk'
import { DatasetsView } from './DatasetsView.tsx'

definePlugin({ contributions: { datasets: { view: DatasetsView } } })
