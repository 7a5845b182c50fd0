import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import type { getTrackedKeywords, KeywordTag, TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { keywordEntity } from '#web/commands/entities.ts'
import { useRead, type ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity, useOutbox } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { mayChange } from '#web/session/may.ts'
import { trackedRead } from '../reads.ts'
import { isBlocked, queuedAdditions, refusedAdditions, cancelAddition } from './queued-additions.ts'
import { startTracking, stopTracking, trackAndTell, type More } from './tracking-changes.ts'

/**
 * `adding`: the command is being sent; `waiting`: it can't be sent yet, and can be taken back; `refused`: it was not accepted,
 * or waits for one that was not, until the user decides in the list of changes.
 */
export type TrackingState = 'tracked' | 'adding' | 'waiting' | 'refused' | 'untracked'

export interface Slots {
  used: number
  limit: number
}

export interface Tracking {
  /** Of a keyword in any spelling; null: this device doesn't know what is tracked. */
  stateOf: (keyword: string) => TrackingState | null
  /** Normalised; queued changes included. */
  tracked: ReadonlySet<string>
  tags: readonly KeywordTag[]
  /** null: not known. */
  slots: Slots | null
  /** Whether the user may change what is tracked. */
  mayTrack: boolean
  /** Why nothing more can be tracked; null: it can, or only the server knows. */
  obstacle: 'noSlot' | 'untrackedCountry' | null
  result: ReadResult<EndpointOutput<typeof getTrackedKeywords>>
  /** Resolves whether the change was saved. */
  track: (keywords: readonly string[], more?: Pick<More, 'tags' | 'alsoIn'>) => Promise<boolean>
  /** As `track`, for several at a time: a message says so and offers to undo it. */
  trackAndTell: Tracking['track']
  untrack: (keywords: readonly string[]) => Promise<boolean>
  /** Takes back an addition that waits to be sent. */
  cancel: (keyword: string) => Promise<void>
}

/** Normalised in every language; most of a long list are so. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** What a project tracks in the selected country, and how to change it, also offline. */
export function useTracking({ project, locale }: Pick<AppInCountry, 'project' | 'locale'>): Tracking {
  const { projectId, title: projectTitle } = project
  const result = useRead(trackedRead(projectId, locale))
  const { entries, paused } = useOutbox()
  const isOffline = useConnectivity() === 'offline'
  const of = { projectId, projectTitle, locale }
  const data = result.data
  const byName = new Map(data?.keywords.map((one) => [one.keyword, one]))
  const additions = queuedAdditions(entries, locale)
  const refused = refusedAdditions(entries, locale)
  const waits = ({ seq }: OutboxEntry) => isOffline || paused !== null || isBlocked(entries, seq, projectId)
  const nameOf = (keyword: string) => (PLAIN.test(keyword) ? keyword : (normaliseKeyword(keyword, locale) ?? keyword))
  const namesOf = (keywords: readonly string[]) => [...new Set(keywords.map(nameOf))]
  return {
    stateOf: (text) => {
      const keyword = nameOf(text)
      const addition = additions.get(keywordEntity(projectId, keyword))
      if (addition) return addition.state === 'waiting' && waits(addition) ? 'waiting' : 'adding'
      if (byName.has(keyword)) return 'tracked'
      if (refused.has(keywordEntity(projectId, keyword))) return 'refused'
      return data ? 'untracked' : null
    },
    tracked: new Set(byName.keys()),
    tags: data?.tags ?? [],
    slots: data?.slots ?? null,
    mayTrack: mayChange(project),
    obstacle: !project.countries.includes(locale)
      ? 'untrackedCountry'
      : data && data.slots.used >= data.slots.limit
        ? 'noSlot'
        : null,
    result,
    track: (keywords, more) => startTracking(of, namesOf(keywords), more),
    trackAndTell: (keywords, more) => trackAndTell(of, namesOf(keywords), more),
    untrack: (keywords) =>
      stopTracking(of, {
        keywords: keywords.flatMap((keyword): TrackedKeyword[] => {
          const one = byName.get(nameOf(keyword))
          return one ? [one] : []
        }),
        tags: data?.tags ?? [],
        slots: data?.slots ?? null,
      }),
    cancel: (text) => {
      const keyword = nameOf(text)
      return cancelAddition(of, keyword, additions.get(keywordEntity(projectId, keyword)))
    },
  }
}

/** Enter on a row: tracks a keyword, stops it, or takes back what waits. While one is being added, or the user has to decide about it, nothing. */
export async function toggleTracking(tracking: Tracking, keyword: string): Promise<void> {
  const state = tracking.stateOf(keyword)
  if (!tracking.mayTrack || state === 'adding' || state === 'refused') return
  if (state === 'waiting') await tracking.cancel(keyword)
  else if (state === 'tracked') await tracking.untrack([keyword])
  else if (tracking.obstacle === null) await tracking.track([keyword])
}
