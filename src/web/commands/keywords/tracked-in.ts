import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { getTrackedKeywords, type TrackedKeyword } from '#contract/keywords/tracked.ts'

export type Tracked = EndpointOutput<typeof getTrackedKeywords>

interface Asked {
  params?: { projectId?: string }
  query?: { locale?: string }
}

/** The tracked keywords of the project, if the query's data is them; `locale`: of one country. */
export function trackedIn(
  { projectId, locale }: { projectId: string; locale?: string },
  endpointId: string,
  input: unknown,
  data: unknown,
): Tracked | null {
  if (endpointId !== getTrackedKeywords.id) return null
  const { params, query } = input as Asked
  const isMeant = params?.projectId === projectId && (locale === undefined || query?.locale === locale)
  return isMeant ? (data as Tracked) : null
}

/** The answer with those of its keywords changed that are named; the same object if none is. */
export function withKeywords(
  tracked: Tracked,
  names: readonly string[],
  change: (keyword: TrackedKeyword) => TrackedKeyword,
): Tracked {
  const named = new Set(names)
  if (!tracked.keywords.some(({ keyword }) => named.has(keyword))) return tracked
  return { ...tracked, keywords: tracked.keywords.map((one) => (named.has(one.keyword) ? change(one) : one)) }
}
