/** Outlines on a 20 x 20 grid; drawn here because a page of its own icons needs no download. */
const paths = {
  chevron: 'm5 8 5 5 5-5',
  close: 'm5 5 10 10M15 5 5 15',
  check: 'm4 10.5 4 4 8-9',
  more: 'M10 4.5v.01M10 10v.01M10 15.5v.01',
  share:
    'M7.2 9.1l5.6-3.2M7.2 10.9l5.6 3.2M7.5 10a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM17.5 5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM17.5 15a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0Z',
  link: 'M8.5 11.5a3.2 3.2 0 0 0 4.6 0l2.8-2.8a3.2 3.2 0 0 0-4.6-4.6l-1 1M11.5 8.5a3.2 3.2 0 0 0-4.6 0l-2.8 2.800a3.2 3.2 0 0 0 4.6 4.600l1-1',
  print: 'M6 7V3h8v4M6 14H3.500V8.500h13V14H14M6 11.500h8V17H6z',
  fullscreen: 'M3.5 7.500v-4h4M12.5 3.500h4v4M16.5 12.500v4h-4M7.5 16.500h-4v-4',
  info: 'M10 9v5M10 6.200v.01M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0Z',
  warning:
    'M10 7.500v3.500M10 13.800v.01M8.7 3.6 2.5 14.300A1.5 1.5 0 0 0 3.8 16.500h12.400a1.5 1.5 0 0 0 1.3-2.200L11.3 3.600a1.5 1.5 0 0 0-2.6 0Z',
  puzzle:
    'M8 4.500a1.8 1.8 0 0 1 3.6 0V6H15v3.500h-1.200a1.8 1.8 0 0 0 0 3.600H15V16.500H4.500V13h-1a1.8 1.8 0 0 1 0-3.600h1V6H8z',
  user: 'M13.5 7a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM3.5 16.500c.8-3 3.4-4.5 6.5-4.500s5.7 1.5 6.5 4.5',
  sun: 'M13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM10 2.500v1.500M10 16v1.500M2.5 10H4M16 10h1.500M4.7 4.700l1 1M14.3 14.300l1 1M15.3 4.700l-1 1M5.7 14.300l-1 1',
  moon: 'M16.5 11.800A7 7 0 0 1 8.2 3.500a7 7 0 1 0 8.3 8.300Z',
  screen: 'M3 4h14v9.500H3zM7.5 16.500h5M10 13.500v3',
  grid: 'M3.5 3.500h5v5h-5zM11.5 3.500h5v5h-5zM3.5 11.500h5v5h-5zM11.5 11.500h5v5h-5z',
  search: 'M13.2 13.2 17 17M15 9A6 6 0 1 1 3 9a6 6 0 0 1 12 0Z',
  file: 'M5 2.500h6l4 4v11H5zM11 2.500v4h4',
  reload: 'M16 6.500V3.500M16 6.500h-3.200M15.7 6.300A7 7 0 1 0 17 10',
  home: 'M3 9.5 10 3.500l7 6M5 8v8.500h10V8',
  mail: 'M2.5 4.500h15v11h-15zM2.5 5.500l7.5 5.5 7.5-5.5',
  upload: 'M10 13V4M6.5 7 10 3.5 13.5 7M3.5 12.500v4h13v-4',
  shield: 'M10 2.5 4 5v5c0 3.7 2.5 6.3 6 7.5 3.5-1.2 6-3.8 6-7.500V5z',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.6 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
