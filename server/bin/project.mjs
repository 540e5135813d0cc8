import { fileURLToPath } from 'node:url'

const rootUrl = new URL('../../', import.meta.url)

export const projectFolder = fileURLToPath(rootUrl)

/** The address of a file of this project. */
export const inProject = (path) => new URL(path, rootUrl)
