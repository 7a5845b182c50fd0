import * as v from 'valibot'
import { getChanges } from '#contract/changes.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { readLocal, writeLocal } from '#web/offline/storage/local-item.ts'
import type { RefreshKey } from '#web/offline/outbox/bound-command.ts'
import type { LocalKey } from '../offline/stores.ts'

const KEY = 'storeglass.sent' satisfies LocalKey
/** By endpoint: when its answers were refetched because a change was sent, device time, ms since 1970. */
const Sent = v.record(v.string(), v.number())

/** Records, for tabs that are just starting, which answers are outdated because a change was sent. */
export function recordSent(keys: readonly RefreshKey[]): void {
  const now = Date.now()
  // Every change may have a line in the changelog.
  const outdated = [getChanges, ...keys.map(({ endpoint }) => endpoint)]
  writeLocal(KEY, { ...readLocal(KEY, Sent), ...Object.fromEntries(outdated.map(({ id }) => [id, now])) })
}

/**
 * Refetches the answers that this page was drawn from if another tab has sent a change since. Call once the queue has
 * been read: a change that is no longer in it was sent before, and nothing else would reveal that.
 */
export function refreshSentElsewhere(): void {
  const sent = readLocal(KEY, Sent) ?? {}
  void getQueryClient().invalidateQueries({
    predicate: ({ queryKey, state }) => state.dataUpdatedAt < (sent[String(queryKey[0])] ?? 0),
  })
}
