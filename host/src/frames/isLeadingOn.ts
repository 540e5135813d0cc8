/** With other keys held down, and while a word is composed, Tab belongs to the browser, the system or the input method. */
export function isLeadingOn({ key, ctrlKey, altKey, metaKey, isComposing }: KeyboardEvent): boolean {
  // Safari goes to all elements by Option and Tab.
  const isForOthers = ctrlKey || metaKey || (altKey && !/^(Mac|iP)/.test(navigator.platform))
  return key === 'Tab' && !isForOthers && !isComposing
}
