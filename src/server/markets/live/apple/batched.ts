import type { Locale } from '#contract/store.ts'
import type { StoreAnswer } from '../gateway/gateway.ts'
import type { StoreApp, StoreClient, FreshnessPolicy } from '../store-client.ts'
import type { AppleStore } from './apple-store.ts'

interface Group {
  trackIds: string[]
  /** Of the one who wants the freshest answer. */
  maxAgeMs: number
  answers: Promise<StoreAnswer<StoreApp | null>[]>
}

/** The same store for callers that want many apps: those asked for at the same moment are asked for in one call. */
export function batched(store: AppleStore): StoreClient {
  const groups = new Map<string, Group>()

  function begin(key: string, locale: Locale, urgency: FreshnessPolicy['urgency']): Group {
    const moment = new Promise((resolve) => setImmediate(resolve))
    const group: Group = {
      trackIds: [],
      maxAgeMs: Infinity,
      answers: moment.then(() => {
        groups.delete(key)
        return store.apps(group.trackIds, locale, { urgency, maxAgeMs: group.maxAgeMs })
      }),
    }
    groups.set(key, group)
    return group
  }

  return {
    ...store,
    async app({ trackId, locale }, { urgency, maxAgeMs }) {
      const key = `${urgency} ${locale}`
      const group = groups.get(key) ?? begin(key, locale, urgency)
      const place = group.trackIds.push(trackId) - 1
      group.maxAgeMs = Math.min(group.maxAgeMs, maxAgeMs)
      const answer = (await group.answers)[place]
      if (!answer) throw new Error('One app has one answer.')
      return answer
    },
  }
}
