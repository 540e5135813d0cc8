/** Drawings on a 16-unit grid, stroked in the colour of the text around them. */
const drawings = {
  up: 'M8 13V3M3.5 7.5 8 3l4.5 4.5',
  down: 'M8 3v10M3.5 8.5 8 13l4.5-4.5',
  equal: 'M3 6h10M3 10h10',
  unsure: 'M2.5 10c1.6-3.6 3.6-3.6 5.5-2s3.9 1.6 5.5-2',
  expand: 'M9.5 2.5h4v4M13.5 2.5 9 7M6.5 13.5h-4v-4M2.5 13.5 7 9',
  shrink: 'M13.5 6.5h-4v-4M9.5 6.5l4-4M2.5 9.5h4v4M6.5 9.5l-4 4',
  share:
    'M6.2 7.1 9.8 4.9M6.2 8.9l3.6 2.2M6.3 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0M13.7 3.8a2 2 0 1 1-4 0 2 2 0 0 1 4 0M13.7 12.2a2 2 0 1 1-4 0 2 2 0 0 1 4 0',
  download: 'M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11',
  chevron: 'M6 3.5 10.5 8 6 12.5',
  sort: 'M5 6.5 8 3.5l3 3M5 9.5l3 3 3-3',
  ascending: 'M4 9.5 8 5.5l4 4',
  descending: 'M4 6.5l4 4 4-4',
  info: 'M8 7.2V11.5M8 4.6v.1M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0',
  warning: 'M8 6.2v3.3M8 11.6v.1M8 2.2 14.3 13.3H1.7Z',
  empty: 'M2.5 13.5v-5M6.2 13.5V6M9.8 13.5v-3M13.5 13.5V2.5',
  back: 'M13 8H3M7 3.5 2.5 8 7 12.5',
  retry: 'M13.2 8A5.2 5.2 0 1 1 11.6 4.2M13.2 2v3h-3',
} as const

export type IconName = keyof typeof drawings

interface IconProps {
  name: IconName
  size?: number
}

/** A small drawing beside words. It says nothing by itself, so screen readers pass over it. */
export function Icon({ name, size = 16 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
