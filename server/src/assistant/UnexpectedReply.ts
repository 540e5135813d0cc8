/** A model server answered, but without words where they should stand. */
export class UnexpectedReply extends Error {}
