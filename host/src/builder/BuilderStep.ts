import type { ComponentType } from 'react'
import type { BuilderPart } from './faultsOfContent.ts'
import type { DashboardBuilder } from './DashboardBuilder.ts'

export interface StepProps {
  builder: DashboardBuilder
}

/** A page of the builder; its name stands in the address. */
export interface BuilderStep {
  name: string
  title: string
  lead: string
  /** Parts that must be whole before it counts as done. */
  parts: readonly BuilderPart[]
  Step: ComponentType<StepProps>
  /** Step and preview stand below each other, each over the whole width. */
  isWide?: boolean
}

/** One way into the builder: steps under one path. */
export interface BuilderDoor {
  pathOf(step: string, dashboard: number): string
  steps: readonly BuilderStep[]
}
