import { action, makeObservable, observable } from 'mobx'
import { createContext, useContext } from 'react'

/** How many dialogs with a field to type into are open. While one is, no frame is there that could take what is typed. */
export class OpenDialogs {
  forms = 0

  constructor() {
    makeObservable(this, { forms: observable, opened: action, closed: action })
  }

  opened(): void {
    this.forms += 1
  }

  closed(): void {
    this.forms -= 1
  }
}

const OpenDialogsContext = createContext(new OpenDialogs())

export const useOpenDialogs = (): OpenDialogs => useContext(OpenDialogsContext)
