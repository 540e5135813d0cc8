import { AppError } from '@msdat/sdk/contracts/problem'
import type { Release } from '@msdat/sdk/contracts/registry'
import { payloadCharacters, publisherOf } from '@msdat/sdk/contracts/topics'
import { validate } from '@msdat/sdk/contracts/validate/browser'
import { isSmallValue } from '@msdat/sdk/plugin/bridge/isSmallValue'
import type { RunningSession } from './RunningSession.ts'

interface Told {
  topic: string
  payload: unknown
}

/**
 * Hands what one plugin tells to the frames that run now and may hear it. A topic that the release of the sender does
 * not declare as its own is refused, and so is what has another form than it declares. Nothing is kept, and the sender
 * does not learn who heard it.
 */
export function tellTopic(
  sessions: Iterable<RunningSession>,
  from: { release: Release; session: RunningSession },
  { topic, payload }: Told,
): Record<string, never> {
  const { release, session } = from
  const declared = release.publishes?.find((one) => one.topic === topic)
  if (!declared || publisherOf(topic) !== release.plugin)
    throw new AppError('not_allowed', `This plugin has not declared that it publishes ${topic}.`)
  const event = {
    name: 'event',
    topic,
    payload: checkedPayload(declared.payload, { topic, payload }),
  } as const
  for (const other of sessions) if (other !== session && isHearing(other, topic)) other.tell(event)
  return {}
}

/** It runs, has declared the topic and may hear it. */
const isHearing = (session: RunningSession, topic: string): boolean =>
  session.running?.subscribes?.includes(topic) === true && session.isGranted('events:subscribe')

/** The page's own copy, whose every part has been looked at. */
function checkedPayload(schema: object, { topic, payload }: Told): unknown {
  const tooLarge = new AppError('too_large', `What is told has ${payloadCharacters} characters at most.`)
  if (!isSmallValue(payload, payloadCharacters)) throw tooLarge
  const text = textOf(payload)
  if (text !== null && text.length > payloadCharacters) throw tooLarge
  const copy: unknown = text === null ? null : JSON.parse(text)
  const checked = validate(schema, copy)
  if (checked.ok) return copy
  const [issue] = checked.issues
  const where = issue?.path ? `its ${issue.path} ` : 'it '
  throw new AppError(
    'invalid_input',
    `What is told under ${topic} is not as the manifest declares: ${where}${issue?.message ?? 'is not right'}.`,
  )
}

/** Null for what is no JSON, such as a BigInt or nothing at all. */
function textOf(payload: unknown): string | null {
  try {
    return JSON.stringify(payload) ?? null
  } catch {
    return null
  }
}
