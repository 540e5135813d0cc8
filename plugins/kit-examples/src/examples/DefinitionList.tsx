// Terms with what they stand for, such as what is chosen; says where there is nothing.
import { DefinitionList } from '@msdat/sdk/kit'

export function Example() {
  return (
    <DefinitionList
      items={[
        { term: 'Indicator', value: 'DPT3 coverage' },
        { term: 'Place', value: null, missing: 'not chosen, for example Kano' },
      ]}
    />
  )
}
