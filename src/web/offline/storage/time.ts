import * as v from 'valibot'

/** Maximum distance of a date from 1970, ms: formatting a later one throws. */
const MAX_MS = 8.64e15

/** A device time, ms since 1970. */
export const Time = v.pipe(v.number(), v.minValue(-MAX_MS), v.maxValue(MAX_MS))
