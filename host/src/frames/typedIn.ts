/** What on the page is typed into. */
export const typedIn = 'input, textarea, select, [contenteditable]'
