/** `/dashboard/{name}` of a custom dashboard: its title with underscores for spaces, in small letters. */
export const namedPath = (title: string): string => `/dashboard/${encodeURIComponent(nameOf(title))}`

export const nameOf = (title: string): string => title.replaceAll(/\s/g, '_').toLowerCase()

/** Where it is seen by its number, which is what is shared. */
export const sharedPath = ({ id, is_private }: { id: number; is_private: boolean }): string =>
  `/custom/${is_private ? 'private' : 'public'}/${id}`

export const newPath = '/my-dashboard/details'
export const editPath = (id: number): string => `${newPath}/${id}`
