/** One thing that the specification asks for, and the test that shows it. */
export interface SpecificationRow {
  /** Document and section, such as `1 §5` or `2 §2.4`. */
  section: string
  /** The route, text, limit or error, in few words or quoted. */
  what: string
  /** The test file, from the project's folder. */
  file: string
  /** Words of the test's title as they stand in the file. */
  test: string
  /** What is done in its place, where that is something else than the specification says. */
  instead?: string
}
