/**
 * Answered by the browser's own thread, which all pages share; it says nothing. Pages without a secure address have no
 * locks, and get an answer at once.
 */
export const askBrowser = async (): Promise<unknown> => navigator.locks?.query().catch(() => null)
