/** As much of a pattern as is looked at here: all its kinds are one union in the parser's types. */
export interface Pattern {
  type: string
}

interface Name {
  name: string
  start: number
}

/** Where the variables of a pattern lie in it. */
const partOf = new Map([
  ['ObjectPattern', 'properties'],
  ['ArrayPattern', 'elements'],
  ['Property', 'value'],
  ['AssignmentPattern', 'left'],
  ['RestElement', 'argument'],
  ['TSParameterProperty', 'parameter'],
  ['TSAsExpression', 'expression'],
  ['TSSatisfiesExpression', 'expression'],
  ['TSNonNullExpression', 'expression'],
  ['TSTypeAssertion', 'expression'],
  ['ParenthesizedExpression', 'expression'],
])

/** The variables that a pattern binds or sets, such as a and b of `{ a, c: [b] }`. */
export function namesIn(pattern: Pattern): Name[] {
  const names: Name[] = []
  const rest: (Pattern | null | undefined)[] = [pattern]
  while (rest.length > 0) {
    const next = rest.pop()
    if (next?.type === 'Identifier') names.push(next as Pattern & Name)
    const part = partOf.get(next?.type ?? '')
    if (!next || !part) continue
    for (const inner of [Reflect.get(next, part) as Pattern | (Pattern | null)[]].flat()) rest.push(inner)
  }
  return names
}
