import * as v from 'valibot'
import { ApiError, meaningOf, refusedHere } from './failures.ts'
import type { Call } from './call.ts'
import type { Operation } from './operations.ts'

/** Most items of one write; Apple tells no number, and refuses the whole write beyond its own. */
export const BULK_MAX = 500

/**
 * What became of one item. `refused`: Apple did not take it, `detail` says why in its words; `unknown`: Apple did not say:
 * read it before it is sent again.
 */
export type ItemOutcome<T> =
  | { state: 'done'; value: T }
  | { state: 'refused'; code: string | null; detail: string | null }
  | { state: 'unknown' }

/**
 * Writes items, each for itself: one that Apple refuses does not stop the others. Outcomes are in the order of the items.
 * @throws ProviderFailure when nothing was written, or (`unknown-outcome`) nobody knows
 */
export async function writeBulk<T>(
  call: Call,
  operation: Operation,
  entity: v.GenericSchema<unknown, T>,
  items: readonly object[],
  signal?: AbortSignal,
): Promise<ItemOutcome<T>[]> {
  if (items.length === 0) return []
  if (items.length > BULK_MAX) throw refusedHere(`More than ${BULK_MAX} items at once.`)
  const body = { allowPartialSuccess: true, items: items.map((data, correlationId) => ({ correlationId, data })) }
  const { result } = await call({ operation, body, result: v.array(Item), signal })
  const byItem = new Map(result.map((item) => [item.correlationId, item]))
  return items.map((_, at) => outcomeOf(byItem.get(at), entity))
}

const Item = v.object({
  correlationId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
  success: v.boolean(),
  result: v.optional(v.unknown()),
  error: v.nullish(ApiError, null),
})

function outcomeOf<T>(
  item: v.InferOutput<typeof Item> | undefined,
  entity: v.GenericSchema<unknown, T>,
): ItemOutcome<T> {
  if (!item) return { state: 'unknown' }
  if (!item.success) return { state: 'refused', ...(item.error ? meaningOf(item.error) : { code: null, detail: null }) }
  const parsed = v.safeParse(entity, item.result)
  return parsed.success ? { state: 'done', value: parsed.output } : { state: 'unknown' }
}
