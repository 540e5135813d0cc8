import { Download } from '@msdat/sdk/http/Download'
import type { Serve } from '@msdat/sdk/http/serve'
import { askAssistant, simulatePolicy, streamSimulation } from '@msdat/sdk/contracts/assistant'
import { Assistant, type AssistantParts } from './Assistant.ts'
import { Knowledge } from './Knowledge.ts'

const knowledgeFile = new URL('../../data/interventions.json', import.meta.url)

export function mountAssistant(serve: Serve, parts: Omit<AssistantParts, 'knowledge'>): void {
  const assistant = new Assistant({ ...parts, knowledge: Knowledge.read(knowledgeFile) })
  serve(simulatePolicy, (input) => assistant.simulate(input))
  serve(
    streamSimulation,
    (input, { signal }) =>
      new Download('answer.ndjson', 'application/x-ndjson', assistant.stream(input, signal), false),
  )
  serve(askAssistant, (input) => assistant.ask(input))
}
