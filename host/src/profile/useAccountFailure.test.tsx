import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AppError } from '@msdat/sdk/contracts/problem'
import { StoresProvider, type Stores } from '../app/Stores.ts'
import { ToastStore } from '../messages/ToastStore.ts'
import { useAccountFailure } from './useAccountFailure.ts'

/** What is told of a failure. */
function told(title: string, error: unknown) {
  const toasts = new ToastStore()
  function Form() {
    useAccountFailure(title)(error)
    return null
  }
  renderToStaticMarkup(
    <StoresProvider value={{ toasts } as unknown as Stores}>
      <Form />
    </StoresProvider>,
  )
  return toasts.toasts
}

it.each(['Failed to update password', 'Failed to deactivate account'])(
  '"%s" comes with what the server says, or "An error occurred"',
  (title) => {
    const said = { tone: 'error', title }
    expect(told(title, new AppError('internal', 'It broke.'))).toMatchObject([
      { ...said, message: 'It broke.' },
    ])
    expect(told(title, new AppError('internal', ''))).toMatchObject([
      { ...said, message: 'An error occurred' },
    ])
  },
)
