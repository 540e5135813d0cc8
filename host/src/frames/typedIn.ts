/** What on the page is typed into, or has what is typed after a press that nothing was to hear: see `leaveUnheard`. */
export const typedIn = 'input, textarea, select, [contenteditable], [data-unheard]'

/** Something has been chosen, and the visitor looks at what came of it. */
export const chosenIn = 'select, [role="combobox"][aria-expanded="false"]'

/** Fields in which Tab goes from part to part; a page that stood still may see a theft before it sees that. */
export const inParts = 'input:is([type=date], [type=month], [type=week], [type=time], [type=datetime-local])'

/** What on the page does something when it is pressed. Words that scroll can have the keyboard too, and do nothing. */
export const pressedFor =
  ':is(a[href], button, input, select, textarea):not(:disabled), summary, [contenteditable], [role="option"]'
