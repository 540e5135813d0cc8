const shapes = ['circle', 'square', 'diamond', 'triangle', 'drop', 'cross'] as const

/** The number that `markPath` knows a shape by, for charts whose marks all have the same. */
export const shapeOf = (name: (typeof shapes)[number]): number => shapes.indexOf(name)

/** The outline of a series' mark around 0,0: shape tells series apart where colour does not. */
export function markPath(at: number, radius: number): string {
  const r = radius
  switch (shapes[at % shapes.length]) {
    case 'square':
      return `M${-r * 0.9} ${-r * 0.9}h${1.8 * r}v${1.8 * r}h${-1.8 * r}Z`
    case 'diamond':
      return `M0 ${-1.3 * r}L${1.3 * r} 0L0 ${1.3 * r}L${-1.3 * r} 0Z`
    case 'triangle':
      return `M0 ${-1.2 * r}L${1.15 * r} ${0.9 * r}L${-1.15 * r} ${0.9 * r}Z`
    case 'drop':
      return `M0 ${1.2 * r}L${1.15 * r} ${-0.9 * r}L${-1.15 * r} ${-0.9 * r}Z`
    case 'cross': {
      const a = r * 0.45
      return `M${-a} ${-1.2 * r}h${2 * a}v${1.2 * r - a}h${1.2 * r - a}v${2 * a}h${a - 1.2 * r}v${1.2 * r - a}h${-2 * a}v${a - 1.2 * r}h${a - 1.2 * r}v${-2 * a}h${1.2 * r - a}Z`
    }
    default:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
  }
}
