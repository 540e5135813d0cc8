import { useEffect } from 'react'
import { useStores } from '../app/Stores.ts'
import type { FormStore } from '../forms/FormStore.ts'
import { toProblem } from '../loading/Loadable.ts'

interface Column {
  heading: string
  meaning: string
}

/** The columns of the file that a form holds, read as soon as it is chosen; kept in the form as `file_columns`. */
export function useFileColumns<Of extends Column>(
  form: FormStore,
  read: (file: File) => Promise<{ columns: Of[] }>,
): Of[] {
  const { toasts } = useStores()
  const file = form.values['file']
  useEffect(() => {
    let isLast = true
    form.set('file_columns', [])
    if (file instanceof File)
      read(file).then(
        ({ columns }) => isLast && form.set('file_columns', columns),
        (error: unknown) => isLast && toasts.showProblem(toProblem(error)),
      )
    return () => {
      isLast = false
    }
  }, [file, form, read, toasts])
  return columnsIn(form.values['file_columns'])
}

/** What is sent of the columns: the meaning of each heading that has one; nothing where none has. */
export function explainedColumns(fileColumns: unknown): { columns?: string } {
  const explained = columnsIn(fileColumns).filter(({ heading, meaning }) => heading !== '' && meaning !== '')
  if (explained.length === 0) return {}
  const meanings = Object.fromEntries(explained.map(({ heading, meaning }) => [heading, meaning]))
  return { columns: JSON.stringify(meanings) }
}

const columnsIn = <Of extends Column>(value: unknown): Of[] => (Array.isArray(value) ? (value as Of[]) : [])
