import { setTimeout as wait } from 'node:timers/promises'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'

/** How the stores of this machine treat their callers. */
export interface Manner {
  /** Whether each address may ask only so often in a minute. */
  limits: boolean
  /** Each answer comes after some seconds. */
  slow: boolean
  /** Nobody is answered. */
  refuse: boolean
}

interface Limit {
  /** Of the addresses that share it. */
  paths: RegExp
  perMinute: number
  status: 403 | 429
}

const MINUTE_MS = 60_000
const SLOW_MS = 3000

/**
 * What the real stores are known to refuse beyond, a little above what Storeglass asks: Apple's Search and feeds answer 403
 * with nothing in it, Lookup is far looser, pages answer 429, and none says when to come back.
 */
const limits: readonly Limit[] = [
  { paths: /^\/search$|^\/\w\w\/rss\//, perMinute: 25, status: 403 },
  { paths: /^\/lookup$/, perMinute: 120, status: 403 },
  { paths: /^\/WebObjects\//, perMinute: 60, status: 403 },
  { paths: /^\/store\/|^\/_\//, perMinute: 80, status: 429 },
  { paths: /^\/\w\w\/(?:app|iphone|ipad|mac|vision|charts)\b/, perMinute: 60, status: 429 },
]

/** Refuses who asks too often, or everybody, and lets the others wait. */
export function refusals({ limits: limited, slow, refuse }: Manner, clock: () => Date): MiddlewareHandler {
  /** When an address asked within the last minute, oldest first. */
  const asked = new Map<string, number[]>()

  function isOver(limit: Limit, c: Context): boolean {
    const key = `${limits.indexOf(limit)} ${getConnInfo(c).remote.address}`
    const now = clock().getTime()
    const recent = (asked.get(key) ?? []).filter((time) => time > now - MINUTE_MS)
    asked.set(key, recent)
    if (recent.length >= limit.perMinute) return true
    recent.push(now)
    return false
  }

  return async (c, next) => {
    if (slow) await wait(SLOW_MS)
    const limit = limits.find(({ paths }) => paths.test(c.req.path))
    if (limit && (refuse || (limited && isOver(limit, c)))) return c.body('', limit.status)
    return next()
  }
}
