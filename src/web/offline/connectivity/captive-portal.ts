import { API_BASE, API_HEADER } from '#contract/protocol/endpoint.ts'
import { getHealth } from '#contract/protocol/health.ts'

/** Statuses with which a proxy or network asks for a log-in. */
const LOG_IN_STATUSES = new Set([401, 403, 407, 511])

/**
 * Whether an intermediary, such as a company proxy or a hotel network, asks for a log-in in the server's place: by a
 * redirect, or by an answer of its own. A proxy's error page does not count.
 */
export async function isCaptivePortal(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(getHealth.timeoutMs)
    const answer = await fetch(API_BASE + getHealth.path, { cache: 'no-store', redirect: 'manual', signal })
    // An unread body would keep the connection occupied.
    await answer.body?.cancel()
    if (answer.type === 'opaqueredirect') return true
    const isOurs = answer.headers.has(API_HEADER)
    return !isOurs && (answer.ok || LOG_IN_STATUSES.has(answer.status))
  } catch {
    return false
  }
}
