export interface TourStep {
  /** Where it points; a step whose place is not on the screen stands in the middle of the page. */
  place: string
  /** What it points at where that is folded up, as the controls are on a telephone. */
  within?: string
  title: string
  text: string
}

export const tourSteps: readonly TourStep[] = [
  {
    place: '.tabs',
    title: 'Sections',
    text: 'Each section looks at the same figures in its own way: by place, by source, over time. Drag a tab to move it; the icon beside it copies its link.',
  },
  {
    place: '.controls',
    title: 'Controls',
    text: 'What you choose here holds for the whole section, and stands in the address of the page: a copied link opens the same view.',
  },
  {
    place: '.control-indicator',
    within: '.controls',
    title: 'Indicator',
    text: 'Type a name, an abbreviation or a topic. Each entry says how many sources have it and which year is the newest.',
  },
  {
    place: '.control-location',
    within: '.controls',
    title: 'Location',
    text: 'The nation, a zone or a state. What a place has no figures for is listed last, with the reason.',
  },
  {
    place: '.control-datasource',
    within: '.controls',
    title: 'Data source',
    text: 'Surveys, routine reports and estimates do not always agree. Here you choose whose figure is shown first.',
  },
  {
    place: '.plugin-place',
    title: 'Trend and confidence range',
    text: 'The trend shows every source over the years. Switch on the confidence range of one of them to see how sure its figures are.',
  },
]
