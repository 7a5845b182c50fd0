import * as v from 'valibot'

/** The furthest that a date can be from 1970, ms: beyond, formatting it throws. */
const MAX_MS = 8.64e15

/** A time of the device, ms since 1970. */
export const Time = v.pipe(v.number(), v.minValue(-MAX_MS), v.maxValue(MAX_MS))
