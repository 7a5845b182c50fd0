import type { Context } from 'hono'
import type { Capability } from '#contract/connections/connection.ts'
import type { ConsoleKey, ConsoleParts } from '../console.ts'
import { googleRefusal, limitOf, notPermitted, unauthenticated } from '../google-account/google-refusal.ts'
import { keyOfRequest } from '../google-account/token-answer.ts'
import { sampleBucketOf } from './sample-bucket.ts'

/** What a call knows once it is let in. */
interface Caller {
  key: ConsoleKey
  packageName: string
  param: (name: string) => string
  request: Request
  query: URLSearchParams
}

type Handler = (c: Context) => Promise<Response>

const ANDROID_PUBLISHER = 'https://www.googleapis.com/auth/androidpublisher'
const STORAGE = 'https://www.googleapis.com/auth/devstorage.read_only'

/** Lets in whose key may do this with an app of its account. */
export const forApp =
  (parts: ConsoleParts, capability: Capability, answer: (caller: Caller) => Promise<Response>): Handler =>
  async (c) => {
    const key = await keyOfRequest(parts, 'google-play', ANDROID_PUBLISHER, c.req.raw)
    if (!key) return unauthenticated()
    const limited = limitOf(key, parts.clock())
    if (limited) return limited
    const caller = callerOf(c, key)
    if (!key.trackIds.includes(caller.packageName))
      return googleRefusal(404, 'applicationNotFound', `Package not found: ${caller.packageName}.`)
    if (key.lacks.includes('read-apps') || key.lacks.includes(capability)) return notPermitted()
    return answer(caller)
  }

/** Lets in whose key may read the bucket of its account. */
export const forBucket =
  (parts: ConsoleParts, answer: (caller: Caller) => Promise<Response>): Handler =>
  async (c) => {
    const key = await keyOfRequest(parts, 'google-play', STORAGE, c.req.raw)
    if (!key) return unauthenticated()
    const limited = limitOf(key, parts.clock())
    if (limited) return limited
    const caller = callerOf(c, key)
    if (caller.param('bucket') !== sampleBucketOf(key.owner))
      return googleRefusal(404, 'notFound', 'The specified bucket does not exist.')
    if (key.lacks.includes('analytics'))
      return googleRefusal(403, 'forbidden', `${key.owner} does not have storage.objects.list access to the bucket.`)
    return answer(caller)
  }

function callerOf(c: Context, key: ConsoleKey): Caller {
  const param = (name: string) => c.req.param(name) ?? ''
  const query = new URL(c.req.url).searchParams
  return { key, packageName: param('package'), param, request: c.req.raw, query }
}
