/** The word of a press or a key goes by way of a gate, and the keyboard that it brings comes apart from that. */
export const wordMs = 250
