import { makeObservable, observable, runInAction } from 'mobx'
import { createContext, useContext } from 'react'

/** What is open and minds frames, by how many there are. */
export class OpenDialogs {
  /** With a field to type into: while one is open, no frame is there that could take what is typed. */
  forms = 0
  /** With a button that must be meant: while one is open, no frame of strangers is there that could lay something over it. */
  questions = 0

  constructor() {
    makeObservable(this, { forms: observable, questions: observable })
  }

  /** Returns a function for its end. */
  opened(kind: 'forms' | 'questions'): () => void {
    runInAction(() => (this[kind] += 1))
    return () => runInAction(() => (this[kind] -= 1))
  }
}

const OpenDialogsContext = createContext(new OpenDialogs())

export const useOpenDialogs = (): OpenDialogs => useContext(OpenDialogsContext)
