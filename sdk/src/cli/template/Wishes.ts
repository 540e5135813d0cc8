/** What an author says about a new plugin. */
export interface Wishes {
  id: string
  name: string
  author: string
  email: string
  point: 'panel' | 'section'
}
