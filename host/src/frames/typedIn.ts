/** What on the page is typed into. */
export const typedIn = 'input, textarea, select, [contenteditable]'

/** Something has been chosen, and the visitor looks at what came of it. */
export const chosenIn = 'select, [role="combobox"][aria-expanded="false"]'
