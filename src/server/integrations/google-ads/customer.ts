import * as v from 'valibot'

/** int64 comes as a text. */
export const Int64 = v.union([v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)), v.pipe(v.number(), v.transform(String))])

/** The account that is asked. */
export const Customer = v.object({
  customer: v.pipe(
    v.object({
      id: Int64,
      descriptiveName: v.optional(v.string(), ''),
      currencyCode: v.string(),
      timeZone: v.string(),
    }),
    v.transform(({ id, descriptiveName, currencyCode, timeZone }) => ({
      id,
      // As Google shows it where an account has no name: 123-456-7890.
      name: descriptiveName.trim() || id.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
      currency: currencyCode,
      timeZone,
    })),
  ),
})
