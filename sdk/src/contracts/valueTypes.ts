// Apart from the schemas, so that code for the browser need not load their library for seven numbers.

/** The meaning of `value_type` ids. */
export const valueTypes = {
  estimate: 1,
  survey: 2,
  lowerBound: 3,
  upperBound: 4,
  routine: 5,
  numerator: 6,
  denominator: 7,
} as const

/** The value types that are a figure for the indicator itself, not a bound or a part of it. */
export const pointValueTypes: readonly number[] = [valueTypes.estimate, valueTypes.survey, valueTypes.routine]
