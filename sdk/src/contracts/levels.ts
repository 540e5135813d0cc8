// Apart from the schemas, as the value types are, so that code for the browser loads four numbers only.

/** The meaning of the `level` of places: ids of `location_levels`, the larger the place the lower. */
export const levels = { national: 1, zone: 2, state: 3, lga: 4 } as const
