/** A rule that a value breaks, as both checkers name it. */
interface BrokenRule {
  keyword: string
  params: object
  /** Of the schema that holds the rule. */
  description: string | undefined
  /** The checker's own words, for rules that have none here. */
  message: string
}

const kinds: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
  null: 'null',
}

/** What must be, in words that go behind the name of the field. */
export function wordingOf({ keyword, params, description, message }: BrokenRule): string {
  const { limit, type, allowedValues } = params as Record<string, unknown>
  const purpose = description?.replace(/\.$/, '')
  switch (keyword) {
    case 'enum':
      return `must be one of: ${(allowedValues as unknown[]).join(', ')}`
    case 'type':
      return `must be ${[type].flat().map(kindOf).join(' or ')}`
    case 'minimum':
      return `must be ${String(limit)} or more`
    case 'maximum':
      return `must be ${String(limit)} or less`
    case 'exclusiveMinimum':
      return `must be more than ${String(limit)}`
    case 'exclusiveMaximum':
      return `must be less than ${String(limit)}`
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`
    case 'maxLength':
      return `must have at most ${String(limit)} characters`
    case 'minItems':
      return limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} items`
    case 'maxItems':
      return `must have at most ${String(limit)} items`
    case 'uniqueItems':
      return 'must not have the same item twice'
    // A regular expression says nothing to the person who filled in the form.
    case 'pattern':
    case 'anyOf':
      return purpose ? `is not valid: ${purpose}` : message
    default:
      return message
  }
}

const kindOf = (type: unknown): string => kinds[String(type)] ?? String(type)
