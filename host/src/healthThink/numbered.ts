/** "1 vote", "2 votes". */
export const numbered = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
