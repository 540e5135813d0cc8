import * as Type from 'typebox'
import {
  ownMethods,
  type HostInput,
  type HostMethodName,
  type HostOutput,
  type Reply,
} from '../../contracts/bridge.ts'
import type { HostMethod } from '../../contracts/hostMethod.ts'
import { permissionTexts, type Permission } from '../../contracts/manifest.ts'
import { AppError, type Problem } from '../../contracts/problem.ts'
import { validate } from '../../contracts/validate/browser.ts'
import { toFields } from '../../contracts/validate/validation.ts'
import type { TokenBucket } from './TokenBucket.ts'

/** What the host does for each method; it may throw AppError. */
export type BridgeHandlers = {
  [Name in HostMethodName]: (input: HostInput<Name>) => HostOutput<Name> | Promise<HostOutput<Name>>
}

/** One call as the visitor's ledger shows it. */
export interface LedgerEntry {
  method: string
  permission: Permission | null
  /** Null where the call was answered. */
  refused: Problem['code'] | null
}

export interface CallAnswering {
  handlers: BridgeHandlers
  isGranted(permission: Permission): boolean
  bucket: TokenBucket
  record(entry: LedgerEntry): void
}

/** Where a plugin could grow a table that has names of its own accord, this one has none. */
const methods: Record<string, HostMethod> = Object.assign(Object.create(null), ownMethods)
let areLateHere = false

/** What no first chart needs is fetched with the first call that the page does not know by itself. */
async function fetchLate(): Promise<void> {
  if (areLateHere) return
  const { lateMethods } = await import('../../contracts/lateMethods.ts')
  Object.assign(methods, lateMethods)
  areLateHere = true
}

/**
 * Answers a plugin's calls. Each is looked up, then checked in this order: permission, arguments, rate; it has
 * a deadline, and what the host answers is checked too. Nothing is thrown: a problem is an answer.
 */
export function answerCalls(answering: CallAnswering) {
  return async function call(name: unknown, input: unknown): Promise<Reply<unknown>> {
    const known = typeof name === 'string' ? name : ''
    if (!methods[known]) await fetchLate().catch(() => undefined)
    const method = methods[known]
    if (!method && !areLateHere) {
      return { ok: false, problem: { code: 'unavailable', message: 'There is no connection at the moment.' } }
    }
    if (!method) {
      return { ok: false, problem: { code: 'not_found', message: `There is no host method ${shown(name)}.` } }
    }
    const reply = await answer(answering, name as HostMethodName, method, input)
    const refused = reply.ok ? null : reply.problem.code
    answering.record({ method: name as string, permission: method.permission, refused })
    return reply
  }
}

async function answer(
  { handlers, isGranted, bucket }: CallAnswering,
  name: HostMethodName,
  method: HostMethod,
  input: unknown,
): Promise<Reply<unknown>> {
  try {
    if (method.permission && !isGranted(method.permission)) throw notGranted(name, method.permission)
    if (isOutsized(method, input)) throw new AppError('too_large', `${name} takes no input of that size.`)
    const checked = validate(method.input, input ?? {})
    if (!checked.ok) throw invalid(name, toFields(checked.issues))
    if (!bucket.take(method.cost)) {
      throw new AppError('rate_limited', 'The plugin asks too often. Wait a moment, then ask again.')
    }
    const handler = handlers[name] as (input: unknown) => unknown
    const given = handler(checked.value)
    // A timer costs as much as the rest of such a call: it is set only where there is something to wait for.
    const value = given instanceof Promise ? await within(method.deadlineMs, name, given) : given
    checkReply(name, method, value)
    return { ok: true, value }
  } catch (error) {
    return { ok: false, problem: toProblem(error) }
  }
}

const mostFields = 50
const mostItems = 1000
const mostLetters = 100_000

/**
 * The checker walks through every item before it says that there are too many; the page would stand still. What the
 * contract leaves open it does not walk through: there the handler sets the bound.
 */
function isOutsized(method: HostMethod, input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  if (isLong(input)) return true
  // Names alone come four times as fast as names with their values.
  const names = Object.keys(input)
  const fields = Type.IsObject(method.input) ? method.input.properties : {}
  const isOpen = (name: string): boolean => Type.IsUnknown(fields[name]) || Type.IsAny(fields[name])
  return names.length > mostFields || names.some((name) => !isOpen(name) && isLong(Reflect.get(input, name)))
}

/**
 * Lists, bytes and words in an object: each has a name for every item, and a short message can hold a long one. Of a plain
 * object the checker would tell each name that it does not know, and of a text it looks at every letter.
 */
function isLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > mostLetters
  if (typeof value !== 'object' || value === null) return false
  const length: unknown = Reflect.get(value, 'length')
  return (typeof length === 'number' && length > mostItems) || Object.keys(value).length > mostItems
}

function notGranted(name: string, permission: Permission): AppError {
  const meaning = permissionTexts[permission].toLowerCase()
  return new AppError(
    'not_allowed',
    `This plugin is not allowed to ${meaning}. Options, View Plugins lists what it may do.`,
    // For its author; the visitor reads the message.
    { permission: [`${name} needs the permission ${permission}.`] },
  )
}

function invalid(name: string, fields: Record<string, string[]>): AppError {
  const [field, messages] = Object.entries(fields)[0] ?? ['input', ['is not valid']]
  return new AppError('invalid_input', `${name}: ${field} ${messages[0]}.`, fields)
}

function within<Value>(milliseconds: number, name: string, answer: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('timed_out', `${name} took more than ${milliseconds / 1000} seconds.`)),
      milliseconds,
    )
    answer.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** The same object is often answered to many frames, and the catalog is large: it is checked once. */
const checkedReplies = new WeakSet<object>()

/** Checks what will surely be asked for while nobody waits for it. */
export function checkAhead<Name extends keyof typeof ownMethods>(
  name: Name,
  value: HostOutput<Name> & object,
): void {
  if (validate(ownMethods[name].output, value).ok) checkedReplies.add(value)
}

function checkReply(name: string, method: HostMethod, value: unknown): void {
  const isObject = typeof value === 'object' && value !== null
  if (isObject && checkedReplies.has(value)) return
  if (!validate(method.output, value).ok) {
    throw new AppError('internal', `${name} did not answer as it should. This is a fault of the platform.`)
  }
  if (isObject) checkedReplies.add(value)
}

function toProblem(error: unknown): Problem {
  if (error instanceof AppError) return error.toProblem()
  return { code: 'internal', message: 'The platform could not answer. Please try again.' }
}

function shown(name: unknown): string {
  return typeof name === 'string' ? `"${name.slice(0, 60)}"` : 'of that kind'
}
