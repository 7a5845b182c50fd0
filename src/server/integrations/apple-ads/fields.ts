import * as v from 'valibot'
import { refusedHere } from './failures.ts'

/** An id of 64 bits, as text. */
export const EntityId = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.regex(/^\d{1,20}$/),
)

export const Money = v.object({
  /** A decimal number as text, such as `2.50`: never a number with a binary fraction. */
  amount: v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/)),
  currency: v.nullish(v.string(), null),
})
export type Money = v.InferOutput<typeof Money>

/** What may be missing, or be null; both become null. */
export const known = <S extends v.GenericSchema>(schema: S) => v.nullish(schema, null)

/** One of Apple's words; new ones may come at any time. */
export const Word = known(v.string())
export const Words = v.nullish(v.array(v.string()), [])

/** An id as a number of a body. @throws ProviderFailure `refused`: it is none */
export function numberOf(id: string): bigint {
  if (!/^\d{1,20}$/.test(id)) throw refusedHere('An id consists of digits.')
  return BigInt(id)
}
