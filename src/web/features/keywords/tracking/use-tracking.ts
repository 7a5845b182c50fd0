import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import { getTrackedKeywords, type KeywordTag, type TrackedKeyword } from '#contract/keywords/tracked.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { keywordEntity } from '#web/commands/entities.ts'
import { read, useRead, type ReadResult } from '#web/data/queries/read.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { useOutbox } from '#web/offline/hooks.ts'
import type { OutboxEntry } from '#web/offline/outbox/entry.ts'
import { mayChange } from '#web/session/may.ts'
import { change } from './change-keywords.ts'
import { stopTracking } from './stop-tracking.ts'

/** `adding`: the command waits or is being sent. */
export type TrackingState = 'tracked' | 'adding' | 'untracked'

export interface Slots {
  used: number
  limit: number
}

export interface Tracking {
  /** Of a keyword in any spelling; null: what is tracked is not known on this device. */
  stateOf: (keyword: string) => TrackingState | null
  /** Normalised; queued changes included. */
  tracked: ReadonlySet<string>
  tags: readonly KeywordTag[]
  /** null: not known. */
  slots: Slots | null
  /** Whether the user may change what is tracked. */
  mayTrack: boolean
  result: ReadResult<EndpointOutput<typeof getTrackedKeywords>>
  /** Resolves whether the change is kept. */
  track: (keywords: readonly string[], more?: { tags?: string[]; alsoIn?: string[] }) => Promise<boolean>
  untrack: (keywords: readonly string[]) => Promise<boolean>
}

export const trackedRead = (projectId: string, locale: string) =>
  read(getTrackedKeywords, { params: { projectId }, query: { locale } })

/** Normalised in every language; most of a long list are so. */
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** What a project tracks in the selected country, and how to change it, also offline. */
export function useTracking({ project, locale }: Pick<AppInCountry, 'project' | 'locale'>): Tracking {
  'use memo'
  const { projectId, title: projectTitle } = project
  const result = useRead(trackedRead(projectId, locale))
  const { entries } = useOutbox()
  const of = { projectId, projectTitle, locale }
  const data = result.data
  const byName = new Map(data?.keywords.map((one) => [one.keyword, one]))
  const adding = new Set(entries.filter((entry) => isAdding(entry, locale)).flatMap(({ entities }) => entities))
  const nameOf = (keyword: string) => (PLAIN.test(keyword) ? keyword : (normaliseKeyword(keyword, locale) ?? keyword))
  return {
    stateOf: (text) => {
      const keyword = nameOf(text)
      if (adding.has(keywordEntity(projectId, keyword))) return 'adding'
      if (!data) return null
      return byName.has(keyword) ? 'tracked' : 'untracked'
    },
    tracked: new Set(byName.keys()),
    tags: data?.tags ?? [],
    slots: data?.slots ?? null,
    mayTrack: mayChange(project),
    result,
    track: (keywords, { tags = [], alsoIn = [] } = {}) =>
      change('addKeywords', {
        ...of,
        keywords: [...new Set(keywords.map(nameOf))],
        tags,
        alsoIn,
        addedAt: new Date().toISOString(),
      }),
    untrack: (keywords) =>
      stopTracking(of, {
        keywords: keywords.flatMap((keyword): TrackedKeyword[] => {
          const one = byName.get(nameOf(keyword))
          return one ? [one] : []
        }),
        tags: data?.tags ?? [],
        slots: data?.slots ?? null,
      }),
  }
}

/** A queued addition that reaches this country. */
function isAdding({ name, state, payload }: OutboxEntry, locale: string): boolean {
  if (name !== 'addKeywords' || (state !== 'waiting' && state !== 'sending')) return false
  const { locale: first, alsoIn } = payload as { locale?: string; alsoIn?: string[] }
  return first === locale || alsoIn?.includes(locale) === true
}
