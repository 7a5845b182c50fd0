import * as v from 'valibot'
import { answer, errorOf, refuse, type ConsoleError } from './answers.ts'

const ITEMS_MAX = 1000

const Bulk = v.object({
  allowPartialSuccess: v.optional(v.boolean(), false),
  items: v.array(v.object({ correlationId: v.number(), data: v.record(v.string(), v.unknown()) })),
})

/** What a write of one item leads to; the entity is kept and sent. */
export type Written<T> = { entity: T } | { error: ConsoleError }

interface Writing<T> {
  operation: 'CREATE' | 'UPDATE'
  /** Judges an item; later ones see what earlier ones of the same write made. */
  write: (data: Record<string, unknown>) => Written<T>
  keep: (entity: T) => Promise<void>
  sent: (entity: T) => object
}

/** Without `allowPartialSuccess` one bad item refuses all of them; beyond the limit nothing is done in any case. */
export async function answerBulk<T>(body: unknown, { operation, write, keep, sent }: Writing<T>): Promise<Response> {
  const parsed = v.safeParse(Bulk, body)
  if (!parsed.success) return refuse(400, errorOf('MALFORMED_BODY', 'The write has another form.'))
  const { items, allowPartialSuccess } = parsed.output
  if (items.length > ITEMS_MAX) return refuse(400, errorOf('TOO_MANY_ITEMS', `At most ${ITEMS_MAX} items.`, 'items'))
  const written = items.map(({ correlationId, data }) => ({ correlationId, outcome: write(data) }))
  const bad = written.find(({ outcome }) => 'error' in outcome)
  if (bad && 'error' in bad.outcome && !allowPartialSuccess) return refuse(400, bad.outcome.error)
  const result: object[] = []
  for (const { correlationId, outcome } of written) {
    if ('error' in outcome) {
      result.push({ correlationId, operation, success: false, result: null, error: outcome.error })
    } else {
      await keep(outcome.entity)
      result.push({ correlationId, operation, success: true, result: sent(outcome.entity), error: null })
    }
  }
  return answer(result)
}
