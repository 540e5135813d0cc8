/**
 * Ten colours for series, told apart by readers with any kind of colour blindness as far as ten can be:
 * after Okabe and Ito, shifted until each has 3:1 against the surface. Neighbours differ in lightness too.
 */
export const series = {
  light: [
    '#0067a5',
    '#c9540a',
    '#00845f',
    '#8b3d88',
    '#9a7400',
    '#2f8fd0',
    '#7d2d2d',
    '#4d5b66',
    '#d0508f',
    '#4c4fb3',
  ],
  dark: [
    '#5eb3f0',
    '#f08a4b',
    '#3fc79a',
    '#d28bd0',
    '#e3c14d',
    '#a6d8ff',
    '#e09a94',
    '#b4c2cd',
    '#ff9ac6',
    '#a9abff',
  ],
} as const

/** From low to high; the far end stands out most against the surface of its scheme. */
export const ramp = {
  light: ['#d9e8ee', '#b7d7e1', '#8dc0d0', '#5fa4bb', '#367f9d', '#1d5b7c', '#0b3956'],
  dark: ['#1f3a4a', '#275468', '#337088', '#4a8fa6', '#6fafc1', '#a0cfda', '#d9f0f3'],
} as const
