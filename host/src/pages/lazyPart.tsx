import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'
import { withinLoadTime } from './withinLoadTime.ts'

type Fetch<Props> = () => Promise<ComponentType<Props>>
/** `broken`: the browser will not fetch it anew in this page. */
type Stage<Props> =
  { name: 'loading' } | { name: 'failed' | 'broken' } | { name: 'here'; Part: ComponentType<Props> }

interface Placeholders<Props> {
  loading?: ReactNode
  /** Where the failure is shown, if not in the part's own place. */
  Around?: ComponentType<Props & { children: ReactNode }>
}

/**
 * A part of the page that is fetched when it is first drawn. React's own lazy() would take the whole page down
 * where it cannot be fetched, and keeps the failure for good.
 */
export function lazyPart<Props extends object = object>(
  fetchPart: Fetch<Props>,
  { loading = null, Around }: Placeholders<Props> = {},
): ComponentType<Props> {
  let known: ComponentType<Props> | null = null
  return function LazyPart(props) {
    const [stage, setStage] = useState<Stage<Props>>(() => (known ? { name: 'here', Part: known } : waiting))
    const [tries, setTries] = useState(1)
    useEffect(() => {
      if (known) return
      let isGone = false
      withinLoadTime(fetchPart())
        .then((Part): Stage<Props> => ({ name: 'here', Part: (known = Part) }))
        .catch((error: unknown): Stage<Props> => ({
          name: tries > 1 || isFinal(error) ? 'broken' : 'failed',
        }))
        .then((next) => isGone || setStage(next))
      return () => void (isGone = true)
    }, [tries])

    if (stage.name === 'here') return <stage.Part {...props} />
    if (stage.name === 'loading') return loading
    const retry = (): void => {
      setStage(waiting)
      setTries(tries + 1)
    }
    const failure = stage.name === 'failed' ? <TryAgain onRetry={retry} /> : <ReloadPage />
    return Around ? <Around {...props}>{failure}</Around> : failure
  }
}

const waiting = { name: 'loading' } as const

function TryAgain({ onRetry }: { onRetry: () => void }) {
  const message = 'This part of the page could not be fetched. Please check the connection.'
  return <LoadFailure problem={{ code: 'unavailable', message }} onRetry={onRetry} />
}

function ReloadPage() {
  const message = 'This part of the page still cannot be fetched. Reloading the whole page may bring it.'
  return (
    <LoadFailure
      problem={{ code: 'unavailable', message }}
      action="Reload the page"
      onRetry={() => window.location.reload()}
    />
  )
}

/** Vite asks for the styles of a part once: a second try would draw it without them. */
function isFinal(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('Unable to preload CSS')
}
