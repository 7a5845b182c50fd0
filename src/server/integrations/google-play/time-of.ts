import * as v from 'valibot'

/** Seconds since 1970, as JSON has an int64: in a text. */
const Seconds = v.union([v.pipe(v.string(), v.regex(/^\d{1,11}$/), v.transform(Number)), v.number()])

/** A time of Google, to milliseconds, ISO. */
export const TimeOf = v.pipe(
  v.object({ seconds: Seconds, nanos: v.optional(v.number(), 0) }),
  v.transform(({ seconds, nanos }) => new Date(seconds * 1000 + Math.floor(nanos / 1e6))),
  v.check((time) => !Number.isNaN(time.getTime())),
  v.transform((time) => time.toISOString()),
)
