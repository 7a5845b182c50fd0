import * as v from 'valibot'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import type { Check } from '#server/integrations/provider/client.ts'
import { ProviderFailure, type CheckedRight } from '#server/integrations/provider/provider-failure.ts'
import { readApps } from './apps.ts'
import { probeReportRequests } from './report-requests.ts'
import { readSales } from './sales.ts'
import type { Transport } from './transport.ts'

type State = CheckedRight['state']

interface Checking {
  tried: readonly string[]
  /** null: sales are not used. */
  vendorNumber: string | null
  now: Date
  signal?: AbortSignal | undefined
}

/** What may be done only by doing it is `not-tried` where what goes before it may be done. */
const untried = (read: State): State => (read === 'granted' ? 'not-tried' : read)

/** Finds out what a key may do, by reading alone. @throws ProviderFailure as `CheckedClient.check` */
export async function checkKey(transport: Transport, checking: Checking): Promise<Check> {
  const { tried, vendorNumber, now, signal } = checking
  const apps = await unlessMissing(() => readApps(transport, signal))
  const seen = apps?.map(({ trackId }) => trackId) ?? null
  const app = tried.find((trackId) => seen?.includes(trackId)) ?? seen?.[0] ?? (seen ? undefined : tried[0])
  const path = app === undefined ? null : `/v1/apps/${encodeURIComponent(app)}`

  const readable = async (part: string): Promise<State> =>
    path === null
      ? 'unknown'
      : stateOf(() => transport.get(List, `${path}/${part}`, { limit: '1' }, signal).then(() => undefined))

  const readSome = async (): Promise<State> => {
    if (vendorNumber === null) return 'not-used'
    // The day before yesterday, which is over everywhere and reported.
    const day = dayOf(now.getTime() - 2 * DAY_MS)
    return stateOf(() => readSales(transport, { day, vendorNumber, signal }).then(() => undefined), 'missing')
  }
  const readAnalytics = async (): Promise<State> =>
    app === undefined ? 'unknown' : stateOf(() => probeReportRequests(transport, app, signal))
  const [reviews, listing, sales, analytics] = await Promise.all([
    readable('customerReviews'),
    readable('appInfos'),
    readSome(),
    readAnalytics(),
  ])

  return {
    rights: [
      { capability: 'read-apps', state: apps ? 'granted' : 'missing' },
      { capability: 'read-reviews', state: reviews },
      { capability: 'reply', state: untried(reviews) },
      { capability: 'read-listing', state: listing },
      { capability: 'publish-listing', state: untried(listing) },
      { capability: 'sales', state: sales },
      { capability: 'analytics', state: analytics },
    ],
    apps: apps && apps.map(({ trackId, title }) => ({ trackId, title })),
    accountName: null,
  }
}

const List = v.object({ data: v.array(v.unknown()) })

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'permission') return null
    throw error
  }
}

/** `refused`: the state where Apple does not accept what was asked, such as a vendor number of somebody else. */
async function stateOf(read: () => Promise<void>, refused: State = 'unknown'): Promise<State> {
  try {
    await read()
    return 'granted'
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    if (error.kind === 'permission') return 'missing'
    if (error.kind === 'refused') return refused
    if (error.kind === 'not-found') return 'unknown'
    throw error
  }
}
