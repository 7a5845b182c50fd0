import type { ThirdParties } from '#contract/third-parties.ts'
import { ANALYTICS_EVENT, type AnalyticsEvent } from '#web/data/third-parties/analytics.ts'
import { session } from '#web/session/session-store.ts'

/** Ids of people and things: a path is reported without them. */
const ids = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/**
 * OP-94: tells each event to the operator's analytics, and what went wrong unforeseen to its error reports, as JSON.
 * Nothing is stored or sent again. Returns what stops it.
 */
export function reportEvents({
  analytics,
  errorReports,
}: Pick<ThirdParties, 'analytics' | 'errorReports'>): () => void {
  const hear = ({ detail }: CustomEvent<AnalyticsEvent>) => {
    // Each event names its user: there is nothing to reset.
    if (detail.name === 'reset') return
    const address = detail.name === 'unhandled_error' ? errorReports : analytics
    if (address === null) return
    const path = window.location.pathname.replace(ids, '{id}')
    const user = session.get().identity?.userId ?? null
    send(address, { ...detail, user, path, at: new Date().toISOString() })
  }
  // The document's own listeners know its own events alone.
  const listener = (event: Event) => hear(event as CustomEvent<AnalyticsEvent>)
  document.addEventListener(ANALYTICS_EVENT, listener)
  return () => document.removeEventListener(ANALYTICS_EVENT, listener)
}

/** Also while the page is being left. As text, so that a collector elsewhere need not be asked whether it takes JSON. */
function send(address: string, body: object): void {
  void fetch(address, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify(body),
  }).catch(() => {
    // A collector that is not there is no matter of the user's.
  })
}
