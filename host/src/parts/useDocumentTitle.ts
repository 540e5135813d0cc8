import { useEffect } from 'react'
import { documentTitle } from './documentTitle.ts'

export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
}
