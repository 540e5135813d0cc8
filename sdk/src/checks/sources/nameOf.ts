/** The name of a property, also where it is put together from pieces of text. */
export function nameOf(node: { computed: boolean; property: object }): string | null {
  if (node.computed) return textOf(node.property)
  return 'name' in node.property ? String(node.property.name) : null
}

function textOf(node: object): string | null {
  if (!('type' in node)) return null
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && 'quasis' in node && 'expressions' in node) {
    const [only] = node.quasis as { value: { cooked: string | null } }[]
    return (node.expressions as unknown[]).length === 0 ? (only?.value.cooked ?? null) : null
  }
  if (
    node.type === 'BinaryExpression' &&
    'operator' in node &&
    node.operator === '+' &&
    'left' in node &&
    'right' in node
  ) {
    const left = textOf(node.left as object)
    const right = textOf(node.right as object)
    return left === null || right === null ? null : left + right
  }
  return null
}
