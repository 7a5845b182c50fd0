import { msg } from '@lingui/core/macro'
import { trackableKeyword } from '#aso/keywords/normalise-keyword.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import {
  addKeywords as add,
  removeKeywords as remove,
  type KeywordTag,
  type TrackedKeyword,
} from '#contract/keywords/tracked.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { countryNameOf } from '../../i18n/country.ts'
import { command } from '../command.ts'
import { keywordTagEntity } from '../entities.ts'
import type { CommandPayload } from '../payloads.ts'
import { payloads } from './payloads.ts'
import { entities, lane, nameOf, refreshesRanks, refreshesTracked } from './of-keywords.ts'
import { keywordRefusal } from './refusal.ts'
import { recordRefused } from './refused-keywords.ts'
import { trackedIn, type Tracked } from './tracked-in.ts'
import { withTags } from './with-tags.ts'

type Payload = CommandPayload<'addKeywords'>

export const addKeywords = command({
  name: 'addKeywords',
  version: 1,
  schema: payloads.addKeywords,
  lane,
  entities: (payload) => [
    ...entities(payload),
    ...payload.tags.map((name) => keywordTagEntity(payload.projectId, name)),
  ],
  send: async ({ projectId, projectTitle, locale, keywords, tags, alsoIn, trackedSince }, context) => {
    const body = { keywords, tags, alsoIn, ...(trackedSince && { trackedSince }) }
    const input = { params: { projectId }, query: { locale }, body }
    const { refused } = await call(add, input, context).catch((error: unknown) => {
      // The queue sends it again by itself; the user should know why it waits.
      if (error instanceof ApiError && error.code === 'RATE_LIMITED')
        recordRefused({ kind: 'rateLimited', projectTitle, locale })
      throw error
    })
    if (refused.length > 0) recordRefused({ kind: 'refused', projectTitle, locale, refused })
  },
  overlay: (payload, endpointId, input, data) => {
    const locale = [payload.locale, ...payload.alsoIn].find((one) =>
      trackedIn({ ...payload, locale: one }, endpointId, input, data),
    )
    const tracked = locale === undefined ? null : trackedIn({ ...payload, locale }, endpointId, input, data)
    return tracked && locale !== undefined ? withAdded(tracked, payload, locale) : data
  },
  describe: ({ keywords, projectTitle, locale, alsoIn }) => {
    const name = nameOf(keywords)
    const countries = [locale, ...alsoIn].map(countryNameOf).join(', ')
    return { title: msg`Track ${name}`, scope: msg`${projectTitle}, ${countries}` }
  },
  refreshes: (payload) => [...refreshesRanks(payload), { endpoint: getQuotas, input: {} }],
  explain: keywordRefusal,
})

function withAdded(tracked: Tracked, { keywords, tags, addedAt, trackedSince }: Payload, locale: string): Tracked {
  const since = new Map(
    keywords.flatMap((text, index): [string, string][] => {
      const keyword = trackableKeyword(text, locale)
      return keyword === null ? [] : [[keyword, trackedSince?.[index] ?? addedAt]]
    }),
  )
  const names = [...since.keys()]
  const known = new Set(tracked.keywords.map(({ keyword }) => keyword))
  const fresh = names.filter((keyword) => !known.has(keyword))
  const { slots } = tracked
  const all: Tracked = {
    ...tracked,
    keywords: [...tracked.keywords, ...fresh.map((keyword) => unmeasured(keyword, since.get(keyword) ?? addedAt))],
    slots: { ...slots, used: slots.used + fresh.length },
  }
  return withTags(
    all,
    names,
    tags.map((name): KeywordTag => ({ name, colour: 'grey' })),
    [],
  )
}

/** As it stands until the server says more. */
const unmeasured = (keyword: string, trackedSince: string): TrackedKeyword => ({
  keyword,
  rank: null,
  change: null,
  volume: null,
  difficulty: null,
  relevancy: null,
  appsCount: null,
  type: null,
  trackedSince,
  isStarred: false,
  note: '',
  tags: [],
  owner: null,
  maxReach: null,
  competitorRanks: {},
})

export const removeKeywords = command({
  name: 'removeKeywords',
  version: 1,
  schema: payloads.removeKeywords,
  lane,
  entities,
  send: ({ projectId, locale, keywords }, context) =>
    call(remove, { params: { projectId }, query: { locale }, body: { keywords } }, context),
  overlay: (payload, endpointId, input, data) => {
    const tracked = trackedIn(payload, endpointId, input, data)
    if (!tracked) return data
    const gone = new Set(payload.keywords)
    const keywords = tracked.keywords.filter(({ keyword }) => !gone.has(keyword))
    const freed = tracked.keywords.length - keywords.length
    if (freed === 0) return data
    const { used, limit } = tracked.slots
    return { ...tracked, keywords, slots: { used: Math.max(0, used - freed), limit } }
  },
  describe: ({ keywords, projectTitle, locale }) => {
    const name = nameOf(keywords)
    const country = countryNameOf(locale)
    return { title: msg`Stop tracking ${name}`, scope: msg`${projectTitle}, ${country}` }
  },
  refreshes: (payload) => [...refreshesTracked(payload), { endpoint: getQuotas, input: {} }],
  explain: keywordRefusal,
})
