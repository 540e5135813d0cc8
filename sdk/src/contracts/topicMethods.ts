import * as Type from 'typebox'
import { method, Nothing } from './hostMethod.ts'
import { payloadCharacters, TopicName } from './topics.ts'

/** Host methods for what plugins tell each other. */
export const topicMethods = {
  'events.publish': method({
    summary: `Tell the plugins that run now and have declared the topic. What is told has ${payloadCharacters} characters of JSON at most and the form that the manifest declares. Nobody hears it later, and nobody says who heard it.`,
    permission: 'events:publish',
    input: Type.Object({ topic: TopicName, payload: Type.Unknown() }, { additionalProperties: false }),
    output: Nothing,
    cost: 4,
    deadlineMs: 5_000,
  }),
} as const
