/** Where on the page a contribution is shown, and with what. */
export interface SessionPlace {
  /** The frame is put in here. */
  container: HTMLElement
  title: string
  titleElementId: string | undefined
  options: Record<string, unknown>
}
