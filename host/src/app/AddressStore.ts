import { action, makeObservable, observable } from 'mobx'

export interface PageAddress {
  pathname: string
  search: string
  hash: string
}

export type Navigate = (to: string, options: { replace: boolean }) => void

/** Where the page is. The router tells it; whoever wants to be elsewhere asks it. */
export class AddressStore {
  pathname: string
  search: string
  hash: string
  #navigate: Navigate | null = null

  constructor(initial: PageAddress) {
    this.pathname = initial.pathname
    this.search = initial.search
    this.hash = initial.hash
    makeObservable(this, { pathname: observable, search: observable, hash: observable, follow: action })
  }

  connect(navigate: Navigate): void {
    this.#navigate = navigate
  }

  follow(address: PageAddress): void {
    this.pathname = address.pathname
    this.search = address.search
    this.hash = address.hash
  }

  /** The store is there at once; the router draws the page when it gets to it. */
  go(to: string, options: { replace?: boolean } = {}): void {
    const { pathname, search, hash } = new URL(to, 'http://page' + this.pathname)
    this.follow({ pathname, search, hash })
    this.#navigate?.(to, { replace: options.replace ?? false })
  }
}
