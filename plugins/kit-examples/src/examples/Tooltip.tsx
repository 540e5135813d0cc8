// Words at a point of a drawing, kept inside of it. Charts of the kit have theirs.
import { Tooltip } from '@msdat/sdk/kit'

export function Example() {
  return (
    <div style={{ position: 'relative', height: '6rem', width: '20rem' }}>
      <Tooltip x={120} y={70} width={320}>
        Kano: 41.3%
      </Tooltip>
    </div>
  )
}
