import { API_BASE } from '#contract/protocol/endpoint.ts'
import { getHealth } from '#contract/protocol/health.ts'

/** Statuses of a proxy or a network that wants to know first who is there. */
const WHO_ARE_YOU = new Set([401, 403, 407, 511])

/**
 * Whether something else answers in the server's place and wants a log-in, as a company's proxy and a hotel's network do:
 * by a redirect, or by a page where the server would send JSON. The page of a proxy that can't reach the server is none.
 */
export async function isCaptivePortal(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(getHealth.timeoutMs)
    const answer = await fetch(API_BASE + getHealth.path, { cache: 'no-store', redirect: 'manual', signal })
    // Left unread, it would keep its connection.
    await answer.body?.cancel()
    if (answer.type === 'opaqueredirect') return true
    const isOurs = answer.headers.get('content-type')?.includes('json') ?? false
    return !isOurs && (answer.ok || WHO_ARE_YOU.has(answer.status))
  } catch {
    return false
  }
}
