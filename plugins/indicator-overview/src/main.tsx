import { definePlugin } from '@msdat/sdk'
import { OverviewView } from './OverviewView.tsx'

definePlugin({ contributions: { overview: { view: OverviewView } } })
