import { API_BASE } from '#contract/protocol/endpoint.ts'

/** How one request went. */
export interface AnswerOf {
  /** ms since the page was loaded. */
  at: number
  /** The part of the API alone: what stands after it in the address may be somebody's. */
  area: string
  /** null: no answer, or the browser does not tell. */
  status: number | null
  ms: number
}

const SHOWN = 20

/** How the last requests to the API went, as the browser noted them, newest first. */
export function lastAnswers(): AnswerOf[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries
    .flatMap((entry) => {
      const area = areaOf(entry.name)
      if (area === null) return []
      const status = entry.responseStatus || null
      return [{ at: Math.round(entry.startTime), area, status, ms: Math.round(entry.duration) }]
    })
    .slice(-SHOWN)
    .toReversed()
}

function areaOf(address: string): string | null {
  const { pathname, origin } = new URL(address, window.location.href)
  if (origin !== window.location.origin || !pathname.startsWith(`${API_BASE}/`)) return null
  const area = pathname.slice(API_BASE.length + 1).split('/')[0] ?? ''
  return /^[a-z-]{1,30}$/.test(area) ? area : 'other'
}
