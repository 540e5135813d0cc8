// Drawings in the colour of the text around them.
import { Icon, type IconName } from '@msdat/sdk/kit'

const names: IconName[] = ['download', 'retry', 'warning']

export function Example() {
  return (
    <>
      {names.map((name) => (
        <span key={name}>
          <Icon name={name} size={24} /> {name}{' '}
        </span>
      ))}
    </>
  )
}
