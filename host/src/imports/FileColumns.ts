import { useEffect, useState } from 'react'
import { action, makeObservable, observableRef } from 'mobx'
import { useStores } from '../app/Stores.ts'
import { toProblem } from '../loading/Loadable.ts'

interface Column {
  heading: string
  meaning: string
}

type ReadColumns<Of> = (file: File) => Promise<{ columns: Of[] }>

/** The columns of the file that a form holds, and what each means. */
export class FileColumns<Of extends Column> {
  list: Of[] = []
  readonly #read: ReadColumns<Of>
  readonly #onFault: (error: unknown) => void
  #file: unknown
  #reading: Promise<void> = Promise.resolve()

  constructor(read: ReadColumns<Of>, onFault: (error: unknown) => void) {
    this.#read = read
    this.#onFault = onFault
    makeObservable(this, { list: observableRef, set: action })
  }

  set(list: Of[]): void {
    this.list = list
  }

  /** Reads those of another file; of none, where the form holds none. */
  follow(file: unknown): void {
    this.#file = file
    this.set([])
    this.#reading = file instanceof File ? this.#readFrom(file) : Promise.resolve()
  }

  /** What is sent: the meaning of each heading that has one. Waits for a reading that is on its way. */
  async explained(): Promise<{ columns?: string }> {
    await this.#reading
    const told = this.list.filter(({ heading, meaning }) => heading !== '' && meaning !== '')
    if (told.length === 0) return {}
    return { columns: JSON.stringify(Object.fromEntries(told.map((one) => [one.heading, one.meaning]))) }
  }

  async #readFrom(file: File): Promise<void> {
    try {
      const { columns } = await this.#read(file)
      if (this.#file === file) this.set(columns)
    } catch (error) {
      if (this.#file === file) this.#onFault(error)
    }
  }
}

/** Those of a form, for as long as its component stands. `useFollowed` has them follow its file. */
export function useFileColumns<Of extends Column>(read: ReadColumns<Of>): FileColumns<Of> {
  const { toasts } = useStores()
  const [columns] = useState(() => new FileColumns(read, (error) => toasts.showProblem(toProblem(error))))
  return columns
}

export function useFollowed(columns: Pick<FileColumns<Column>, 'follow'>, file: unknown): void {
  useEffect(() => columns.follow(file), [columns, file])
}
