const lowest = 80
const greatest = 4000

/** The height that a frame gets, in CSS pixels, whatever its content asks for. */
export const heightWithin = (height: number): number => Math.min(greatest, Math.max(lowest, height))
