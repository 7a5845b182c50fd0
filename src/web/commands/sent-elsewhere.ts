import * as v from 'valibot'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { readLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { RefreshKey } from '#web/offline/outbox/bound-command.ts'
import type { LocalKey } from '../offline/stores.ts'

const KEY = 'storeglass.sent' satisfies LocalKey
/** By endpoint: when its answers were asked again because a change was sent, device time, ms since 1970. */
const Sent = v.record(v.string(), v.number())

/** Remembers, for tabs that are just starting, which answers a change that was sent has made old. */
export function recordSent(keys: readonly RefreshKey[]): void {
  const now = Object.fromEntries(keys.map(({ endpoint }) => [endpoint.id, Date.now()]))
  writeLocal(KEY, { ...readLocal(KEY, Sent), ...now })
}

/**
 * Asks again what this page was drawn from, where another tab has sent a change since. Call once the queue was read: a
 * change that is not in it any more was sent before, and nothing else would tell of it.
 */
export function refreshSentElsewhere(): void {
  const sent = readLocal(KEY, Sent) ?? {}
  void getQueryClient().invalidateQueries({
    predicate: ({ queryKey, state }) => state.dataUpdatedAt < (sent[String(queryKey[0])] ?? 0),
  })
}
