import { useEffect, useState } from 'react'
import type { Static, TObject } from 'typebox'
import { useStores } from '../app/Stores.ts'
import type { WaitingKind } from '../waiting/waitingKinds.ts'
import { FormDraft } from './FormDraft.ts'
import { FormStore, type FormOptions } from './FormStore.ts'

/** A form over the body of a contract, for as long as the component stands. */
export function useForm<Body extends TObject>({
  draftKey,
  waitsAs,
  toInput,
  isFromVisitor = false,
  ...options
}: Omit<FormOptions<Body>, 'waits'> & {
  /** Names what was typed in this browser's storage, such as `contact`; without it nothing is kept. */
  draftKey?: string
  /** Lets the form wait for the connection; its call is in the table of waitingKinds.ts. */
  waitsAs?: WaitingKind
  /** What that call wants beside the body. */
  toInput?: (body: Static<Body>) => object
  /** Has fields `name` and `email`, which whoever is signed in need not fill in. */
  isFromVisitor?: boolean
}): FormStore {
  const { waiting, accounts } = useStores()
  const [form] = useState(
    () =>
      new FormStore({
        ...options,
        ...(draftKey && { draft: new FormDraft(draftKey) }),
        ...(waitsAs && {
          waits: { key: draftKey ?? waitsAs, kind: waitsAs, forms: waiting, ...(toInput && { toInput }) },
        }),
      }),
  )
  const visitor = isFromVisitor ? accounts.user : null
  useEffect(() => {
    if (!visitor) return
    const name = `${visitor.first_name} ${visitor.last_name}`.trim()
    form.fillIn({ name: name || visitor.username, email: visitor.email })
  }, [form, visitor])
  return form
}
