/** Characters of JSON the host remembers of a frame until it starts again. */
export const keptCharacters = 64 * 1024
