import { definePlugin } from '@msdat/sdk'
import { FigureView } from './FigureView.tsx'
import { PreviewView } from './PreviewView.tsx'

definePlugin({ contributions: { figure: { view: FigureView }, preview: { view: PreviewView } } })
