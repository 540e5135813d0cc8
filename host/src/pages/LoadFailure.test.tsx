import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Problem } from '@msdat/sdk/contracts/problem'
import { StoresProvider, type Stores } from '../app/Stores.ts'
import { LoadFailure } from './LoadFailure.tsx'

const drawn = (code: Problem['code'], action?: string): string =>
  renderToStaticMarkup(
    <StoresProvider value={{ server: { isAway: false, waitWith: () => undefined } } as unknown as Stores}>
      <LoadFailure problem={{ code, message: 'It could not be had.' }} onRetry={() => {}} action={action} />
    </StoresProvider>,
  )

it('offers to try again, but not for what is not there', () => {
  expect(drawn('internal')).toContain('Try again')
  expect(drawn('not_found')).not.toContain('<button')
  expect(drawn('not_found', 'Start anew')).toContain('Start anew')
})
