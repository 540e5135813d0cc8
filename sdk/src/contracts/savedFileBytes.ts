/** Bytes of one file a plugin may hand to the visitor. */
export const savedFileBytes = 50 * 1024 * 1024
