import * as v from 'valibot'
import type { AppRef } from '#contract/store.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { keptRows } from '#web/data/kept-rows/kept-rows.ts'
import type { reviewReadsOf } from '#web/data/queries/review-reads.ts'

/** Which state of each month this device has: when it had last changed on the server, as the server said before it was read. */
const ReadMonths = v.record(v.string(), v.string())
const readMonths = keptRows<Record<string, string>>(ReadMonths, {})
const rowId = ({ store, trackId }: AppRef) => `review-months ${store} ${trackId}`

const underWay = new Set<string>()

/** Reads those months anew that have changed since this device read them, or of which nobody knows. Never throws. */
export async function readChanged(app: AppRef, reads: ReturnType<typeof reviewReadsOf>): Promise<void> {
  const id = rowId(app)
  const known = await readMonths.read(id)
  const changed = reads.filter(({ month, changedAt }) => !(changedAt <= (known[month] ?? '')))
  const byMonth = Map.groupBy(changed, ({ month, changedAt }) => `${id} ${month} ${changedAt}`)
  await Promise.all(
    [...byMonth].map(async ([key, pages]) => {
      if (underWay.has(key)) return
      underWay.add(key)
      await readAll(pages)
        .then(() => keep(id, pages))
        .catch(() => {})
      underWay.delete(key)
    }),
  )
}

async function readAll(pages: ReturnType<typeof reviewReadsOf>): Promise<void> {
  const client = getQueryClient()
  // What is being asked for already was asked for after the server had told of the change.
  await Promise.all(pages.map(({ read }) => client.fetchQuery({ ...read, staleTime: 0 })))
}

async function keep(id: string, [page]: ReturnType<typeof reviewReadsOf>): Promise<void> {
  if (page) await readMonths.change(id, (before) => ({ ...before, [page.month]: page.changedAt }))
}
