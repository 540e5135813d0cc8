import { useState } from 'react'
import type { TObject } from 'typebox'
import { FormDraft } from './FormDraft.ts'
import { FormStore, type FormOptions } from './FormStore.ts'

/** A form over the body of a contract, for as long as the component stands. */
export function useForm<Body extends TObject>({
  draftKey,
  ...options
}: FormOptions<Body> & {
  /** Names what was typed in this browser's storage, such as `contact`; without it nothing is kept. */
  draftKey?: string
}): FormStore {
  const [form] = useState(
    () => new FormStore(draftKey ? { ...options, draft: new FormDraft(draftKey) } : options),
  )
  return form
}
