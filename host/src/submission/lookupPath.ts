/** Where a submission can be looked up. Behind the #, since that part of an address is sent to no server. */
export const lookupPath = (token: string): string => `/submission#${token}`
