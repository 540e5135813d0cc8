import { useEffect, useState } from 'react'

const pauseMs = 150

/** What a search on the server finds for the text, once it is there; null before, and where it fails. */
export function useFound(
  text: string,
  find: ((text: string) => Promise<number[]>) | undefined,
): readonly number[] | null {
  const [answer, setAnswer] = useState<{ text: string; ids: readonly number[] } | null>(null)
  const wanted = text.trim()
  useEffect(() => {
    if (!find || wanted.length < 2) return
    let isCurrent = true
    const timer = setTimeout(() => {
      // Without the server, what is typed is still looked for among the choices.
      find(wanted).then(
        (ids) => isCurrent && setAnswer({ text: wanted, ids }),
        () => undefined,
      )
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [find, wanted])
  return answer?.text === wanted ? answer.ids : null
}
