import * as v from 'valibot'

/** A number in a query, from 1 to 9999; `initial` if it is omitted. */
export const Count = (initial: number) => v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), String(initial))

/** One page of a list (API: `content, pageNumber, pageSize, totalPages`); pages count from 1, an empty list has none. */
export const PageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ content: v.array(item), pageNumber: v.number(), pageSize: v.number(), totalPages: v.number() })
