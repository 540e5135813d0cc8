/** A copy of its own: a part of a text keeps all the text in memory that it was cut from. */
export const ownText = (text: string): string => JSON.parse(JSON.stringify(text)) as string
