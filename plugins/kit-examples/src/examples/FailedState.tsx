// Something went wrong: in the words of the problem, with another try.
import { FailedState } from '@msdat/sdk/kit'

export function Example() {
  return (
    <FailedState
      height={160}
      problem={{ code: 'unavailable', message: 'The figures cannot be read at the moment.' }}
      retry={() => undefined}
    />
  )
}
