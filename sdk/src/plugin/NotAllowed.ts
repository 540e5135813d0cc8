/** The visitor does not let the plugin do what its view cannot do without: no fault of the plugin. */
export class NotAllowed extends Error {
  constructor(what: string) {
    super(`This plugin is not allowed to ${what}. Options, View Plugins lists what it may do.`)
    this.name = 'NotAllowed'
  }
}
