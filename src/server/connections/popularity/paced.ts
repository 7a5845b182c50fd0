import { setTimeout as wait } from 'node:timers/promises'
import type { Send } from '#server/integrations/provider/send.ts'

/** Sends at most one request in `everyMs`, the next ones wait for their turn. */
export function paced(send: Send, everyMs: number): Send {
  let free = 0
  return async (request) => {
    const now = performance.now()
    const turn = Math.max(now, free)
    free = turn + everyMs
    if (turn > now) await wait(turn - now, undefined, { signal: request.signal })
    return send(request)
  }
}
