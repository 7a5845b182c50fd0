import * as v from 'valibot'
import type { AppRef } from '#contract/store.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { savedRows } from '#web/data/saved-rows/saved-rows.ts'
import type { reviewReadsOf } from '#web/data/queries/review-reads.ts'

/**
 * Which state of each month this device has, as the server said before it was read: when it had last changed there, and of how
 * many reviews it was.
 */
const ReadMonths = v.record(v.string(), v.string())
const readMonths = savedRows<Record<string, string>>(ReadMonths, {})
const rowId = ({ store, trackId }: AppRef) => `review-months ${store} ${trackId}`

type MonthRead = ReturnType<typeof reviewReadsOf>[number]

const stateOf = ({ changedAt, monthCount }: MonthRead) => `${changedAt} ${monthCount}`

/** An older time is no change: another tab may have newer data. A deleted review changes the count only. */
function isChanged(read: MonthRead, known = ''): boolean {
  const [changedAt = '', count] = known.split(' ')
  return read.changedAt > changedAt || String(read.monthCount) !== count
}

const underWay = new Set<string>()

/** Fetches the months that have changed since this device last read them, or that it has never read. Never throws. */
export async function readChanged(app: AppRef, reads: ReturnType<typeof reviewReadsOf>): Promise<void> {
  const id = rowId(app)
  const known = await readMonths.read(id)
  const changed = reads.filter((read) => isChanged(read, known[read.month]))
  const byMonth = Map.groupBy(changed, (read) => `${id} ${read.month} ${stateOf(read)}`)
  await Promise.all(
    [...byMonth].map(async ([key, pages]) => {
      if (underWay.has(key)) return
      underWay.add(key)
      await readAll(pages)
        .then(() => keep(id, pages))
        // The months stay marked as changed, and are read again later.
        .catch(() => {})
      underWay.delete(key)
    }),
  )
}

async function readAll(pages: ReturnType<typeof reviewReadsOf>): Promise<void> {
  const client = getQueryClient()
  // Requests already under way started after the server reported the change.
  await Promise.all(pages.map(({ read }) => client.fetchQuery({ ...read, staleTime: 0 })))
}

async function keep(id: string, [page]: ReturnType<typeof reviewReadsOf>): Promise<void> {
  if (page) await readMonths.change(id, (before) => ({ ...before, [page.month]: stateOf(page) }))
}
