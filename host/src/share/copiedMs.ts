/** How long a button says Copied before it says Copy again. */
export const copiedMs = 3000
