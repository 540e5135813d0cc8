/** The ids of a filter such as `1,2`. The contract has seen to it that there is nothing else. */
export const idsOf = (text: string): number[] => text.split(',').map(Number)
