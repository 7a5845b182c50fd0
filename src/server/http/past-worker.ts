import type { Hono } from 'hono'
import { PAST_WORKER } from '#contract/worker/past-worker.ts'

/** Who has got through to here has passed whatever stood in the way. */
export function mountPastWorker(app: Hono): void {
  app.get(
    PAST_WORKER,
    () => new Response(null, { status: 303, headers: { location: '/', 'cache-control': 'no-store' } }),
  )
}
