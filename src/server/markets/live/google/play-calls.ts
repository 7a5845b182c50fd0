import type { StoreAccess } from '#server/kernel/config.ts'

/** What a call met on the way: the library itself tells hardly more than that it failed. */
export interface Met {
  /** HTTP status of the last answer; undefined: none came. */
  status: number | undefined
  retryAfter: string | undefined
  body: string
  timedOut: boolean
  /** The store sends callers to another host: to a page for people. */
  sentAway: boolean
}

/** A call that failed; `met` says how. */
export class PlayCallFailed extends Error {
  override readonly name = 'PlayCallFailed'
  readonly met: Met
  constructor(met: Met, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.met = met
  }
}

export interface CallOptions {
  lang: string
  country: string
  [name: string]: string | number | boolean | undefined
}

export type PlayCall = 'app' | 'search' | 'suggest' | 'list' | 'reviews'
type Library = Record<PlayCall, (options: object) => Promise<unknown>>

/** Read when it is first needed, for it is large, and most servers never need it. */
async function openLibrary(): Promise<Library> {
  const { default: play } = await import('google-play-scraper')
  // Its own types leave out `requestOptions` and take its constants for the types of enums.
  return play as unknown as Library
}

const ORIGIN = 'https://play.google.com'

interface GotOptions {
  url: URL
}
interface GotResponse {
  statusCode: number
  headers: Record<string, string | undefined>
  body: string
}

/** What the library hands on to got: another base address, a time-out, no tries of its own, and who watches. */
function requestOptions(
  { url: base, timeoutMs }: StoreAccess,
  met: Met,
  beforeFurtherCall: () => Promise<void>,
): object {
  let requests = 0
  const here = new URL(base)
  return {
    timeout: { request: timeoutMs },
    retry: 0,
    hooks: {
      beforeRequest: [
        async (options: GotOptions) => {
          if (requests++ > 0) await beforeFurtherCall()
          if (options.url.origin === ORIGIN) options.url = new URL(base + options.url.pathname + options.url.search)
        },
      ],
      beforeRedirect: [
        ({ url }: GotOptions) => {
          met.sentAway = url.origin !== ORIGIN && url.origin !== here.origin
          if (met.sentAway) throw new Error('sent on to another host')
        },
      ],
      afterResponse: [
        (response: GotResponse) => {
          met.status = response.statusCode
          met.retryAfter = response.headers['retry-after']
          // The library evaluates this part of a page as code; nothing that is read here comes from it.
          response.body = response.body.replaceAll('AF_dataServiceRequests', '')
          met.body = response.body
          return response
        },
      ],
      beforeError: [
        (error: Error) => {
          met.timedOut = error.name === 'TimeoutError'
          return error
        },
      ],
    },
  }
}

/**
 * One call of the scraper library; `beforeFurtherCall` is awaited before each request after the first, of which a long
 * search makes some. @throws PlayCallFailed
 */
export async function callPlay(
  access: StoreAccess,
  call: PlayCall,
  options: CallOptions,
  beforeFurtherCall: () => Promise<void> = async () => {},
): Promise<{ answer: unknown; met: Met }> {
  const met: Met = { status: undefined, retryAfter: undefined, body: '', timedOut: false, sentAway: false }
  const library = await openLibrary()
  try {
    const answer = await library[call]({ ...options, requestOptions: requestOptions(access, met, beforeFurtherCall) })
    return { answer, met }
  } catch (error) {
    throw new PlayCallFailed(met, error)
  }
}
