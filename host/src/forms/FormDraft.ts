import type { TObject } from 'typebox'
import { LocalKeep } from '../services/LocalKeep.ts'
import { openLocalStorage } from '../services/openLocalStorage.ts'
import { kindOf } from './fieldKind.ts'
import { schemaOf, type FieldSpecs, type FormValues } from './FieldSpec.ts'

/** What was typed into a form and not sent yet, in this browser. */
export class FormDraft {
  readonly #key: string
  readonly #keep: LocalKeep

  constructor(key: string, keep = new LocalKeep(openLocalStorage())) {
    this.#key = `draft:${key}`
    this.#keep = keep
  }

  read(): FormValues | null {
    const kept = this.#keep.read(this.#key)
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as FormValues) : null
  }

  /** Passwords are kept nowhere, and files cannot be. */
  write(values: FormValues, { body, fields }: { body: TObject; fields: FieldSpecs }): void {
    const kept = Object.entries(values).filter(([name]) => {
      const spec = fields[name]
      return spec && !['password', 'file'].includes(kindOf(name, spec, schemaOf(body, name, spec)))
    })
    this.#keep.write(this.#key, Object.fromEntries(kept))
  }

  clear(): void {
    this.#keep.write(this.#key, null)
  }
}
