import { Visitor, type Argument, type Expression, type Program } from 'oxc-parser'

/**
 * Offsets of every import(), require() and new URL(…, import.meta.url) whose address is no plain text. The bundler
 * takes such an address for a pattern and looks for files that fit it, on the disk. What a name stands for does not
 * matter here: a function of the file's own that is called `require` is refused too.
 */
export function findComputedImports(program: Program): number[] {
  const found: number[] = []
  const demandText = (address: Argument | undefined, start: number): void => {
    if (address?.type !== 'Literal' || typeof address.value !== 'string') found.push(start)
  }
  new Visitor({
    ImportExpression: ({ source, start }) => demandText(source, start),
    CallExpression(node) {
      if (isRequire(node.callee)) demandText(node.arguments[0], node.start)
    },
    NewExpression(node) {
      const [address, base] = node.arguments
      if (base?.type === 'MemberExpression' && base.object.type === 'MetaProperty')
        demandText(address, node.start)
    },
  }).visit(program)
  return found
}

/** `require` in any dress that the bundler may see through, such as `module.require` and `(0, require)`. */
function isRequire(node: Expression | { type: 'Super' } | null | undefined): boolean {
  if (!node) return false
  switch (node.type) {
    case 'Identifier':
      return node.name === 'require'
    case 'MemberExpression': {
      const { property } = node
      const isNamed = property.type === 'Identifier' && !node.computed && property.name === 'require'
      const isWritten = property.type === 'Literal' && property.value === 'require'
      return isNamed || isWritten || isRequire(node.object)
    }
    case 'SequenceExpression':
      return isRequire(node.expressions.at(-1))
    case 'ConditionalExpression':
      return isRequire(node.consequent) || isRequire(node.alternate)
    case 'LogicalExpression':
      return isRequire(node.left) || isRequire(node.right)
    case 'ChainExpression':
      return isRequire(node.expression)
    default:
      return false
  }
}
