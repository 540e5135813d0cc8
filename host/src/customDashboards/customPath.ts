export const loginPath = '/custom/login'
export const landingPath = '/custom'

/** Where a custom dashboard is seen. */
export const viewPath = ({ id, is_private }: { id: number; is_private: boolean }): string =>
  `/custom/${is_private ? 'private' : 'public'}/${id}`

/** A step of the builder; `dashboard` 0 is a new one. */
export const stepPath = (step: string, dashboard: number): string =>
  `/my-dashboard/${step}${dashboard === 0 ? '' : `/${dashboard}`}`
