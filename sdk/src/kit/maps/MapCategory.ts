export interface MapCategory {
  id: string
  label: string
  colour: string
}
