/** Everything but colours: the same in every scheme and palette. Lengths are in rem, so text size carries them. */
export const scales = {
  'font-body':
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Ubuntu, 'Helvetica Neue', Arial, sans-serif",
  'font-code': "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  'text-1': '0.75rem',
  'text-2': '0.875rem',
  'text-3': '1rem',
  'text-4': '1.125rem',
  'text-5': '1.375rem',
  'text-6': '1.75rem',
  'text-7': '2.25rem',
  'leading-tight': '1.25',
  'leading-normal': '1.5',
  'weight-normal': '400',
  'weight-medium': '550',
  'weight-strong': '650',
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.5rem',
  'space-6': '2rem',
  'space-7': '3rem',
  'space-8': '4rem',
  'radius-1': '4px',
  'radius-2': '8px',
  'radius-3': '14px',
  'radius-round': '999px',
  // The least size of anything that is pressed.
  'target-size': '2.25rem',
} as const

export const motion = { 'motion-fast': '120ms', 'motion-normal': '220ms' } as const
export const noMotion = { 'motion-fast': '0ms', 'motion-normal': '0ms' } as const

export const spacing = { 'letter-spacing': 'normal', 'word-spacing': 'normal' } as const
export const wideSpacing = {
  'letter-spacing': '0.06em',
  'word-spacing': '0.16em',
  'leading-tight': '1.5',
  'leading-normal': '1.85',
} as const

export const focusRing = { 'focus-width': '2px', 'focus-offset': '2px' } as const
export const strongFocusRing = { 'focus-width': '4px', 'focus-offset': '3px' } as const
