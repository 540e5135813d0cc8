import type { Async } from '@msdat/sdk'
import { isValidElement, type ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { standIn } from './standIn.tsx'
import type { FailedState } from './States.tsx'

const failedWith = (
  code: 'unavailable' | 'not_allowed',
  retry = vi.fn<() => void>(),
): Async<string> & { retry: () => void } => ({
  status: 'failed',
  problem: { code, message: `It is ${code}.` },
  retry,
})

it('says once what failed, and asks for all of it again', () => {
  const answers = [
    failedWith('unavailable'),
    { status: 'ready', value: '' } as const,
    failedWith('unavailable'),
  ]
  const shown = standIn(answers, 100)
  expect(renderToStaticMarkup(<>{shown}</>).match(/It is unavailable\./g)).toHaveLength(1)
  if (isValidElement<ComponentProps<typeof FailedState>>(shown)) shown.props.retry?.()
  expect(answers.map((one) => 'retry' in one && vi.mocked(one.retry).mock.calls.length)).toEqual([
    1,
    false,
    1,
  ])
})

it('offers no second try of what is not allowed', () => {
  expect(renderToStaticMarkup(<>{standIn([failedWith('unavailable')], 100)}</>)).toContain('Try again')
  expect(renderToStaticMarkup(<>{standIn([failedWith('not_allowed')], 100)}</>)).not.toContain('Try again')
})
