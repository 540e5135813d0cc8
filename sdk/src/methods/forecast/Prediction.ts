import type { Outcome } from '../outcome.ts'
import type { BackTest } from './backTest.ts'
import type { StepDistribution } from './StepDistribution.ts'

/** How a forecast was made and how far it can be trusted. */
export interface ModelCard {
  model: string
  kind: 'regular' | 'surveys of irregular years'
  scale: string
  n: number
  horizon: number
  parameters: Record<string, number>
  chosenBy: string
  /** With the score that decided and, where back-tested, the measured coverage of the 95 % interval. */
  candidates: { name: string; score: number; coverage95: number | null }[]
  backTest: Outcome<BackTest>
  /** Treat as indicative: few points, or no skill over the last value. */
  isIndicative: boolean
  notes: string[]
  seed: number
}

/** What both kinds of series answer. */
export interface Prediction {
  distribution(steps: number): StepDistribution
  card: Omit<ModelCard, 'n' | 'horizon' | 'seed'>
}
