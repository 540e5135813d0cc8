/** A press in a frame and the keyboard it brings come to the page one after the other. */
export const graceMs = 100
/** Nobody moves a hand from the keys to a frame within that. */
export const handMs = 150
/** Browsers tell the page nothing of a keyboard that goes from frame to frame. */
export const holderLookMs = 10
/** Where the last one to take it may have been a thief, which would take it again within milliseconds. */
export const suspectLookMs = 4
export const pressMs = 500
/** Who has typed within that goes on, or goes elsewhere by a press or a Tab. */
export const typedMs = 5_000
/** A browser leads on at once; a Tab that led nowhere is of no worth to a frame that takes the keyboard later. */
export const tabMs = 1_000
