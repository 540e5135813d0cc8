// A source with its class, so that a survey is not taken for routine data.
import { SourceTag } from '@msdat/sdk/kit'

export function Example() {
  return (
    <>
      <SourceTag source={{ datasource: 'NDHS', classification: 'Survey', simulated: false }} />{' '}
      <SourceTag source={{ datasource: 'NHMIS', classification: 'Routine', simulated: false }} />
    </>
  )
}
