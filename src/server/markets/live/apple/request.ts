import { failureOfStatus, StoreFailure } from '../gateway/store-failure.ts'

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>

export interface RequestParts {
  /** Origin of the store's public API, such as `https://itunes.apple.com`. */
  baseUrl: string
  /** For the whole answer, redirects included. */
  timeoutMs: number
  userAgent: string
  clock: () => Date
  fetch: Fetch | undefined
}

/** Asks for a path. null: the store says that there is no such thing. @throws StoreFailure */
export type Request = (path: string, headers?: Readonly<Record<string, string>>) => Promise<string | null>

const ANSWER_BYTES_MAX = 5 * 1024 * 1024
const REDIRECTS_MAX = 3

/** Asks for a path, and says where the answer came from in the end. `text` null: there is no such thing. @throws StoreFailure */
export type Ask = (
  path: string,
  headers?: Readonly<Record<string, string>>,
) => Promise<{ text: string | null; url: URL }>

/** The web store shows its whole pages to browsers of a desktop alone: phones are sent on to its app. */
const DESKTOP =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'

/** Asks the web store for its pages. */
export const webStoreAsk = (parts: RequestParts): Ask =>
  appleAsk({ ...parts, userAgent: `${DESKTOP} ${parts.userAgent}` })

export function appleRequest(parts: RequestParts): Request {
  const ask = appleAsk(parts)
  return async (path, headers) => (await ask(path, headers)).text
}

export function appleAsk({ baseUrl, timeoutMs, userAgent, clock, fetch = globalThis.fetch }: RequestParts): Ask {
  const base = new URL(baseUrl)

  /** A store may send its callers elsewhere, but only within itself. */
  function redirected(from: URL, location: string | null): URL {
    const to = location === null ? null : URL.parse(location, from.href)
    const apple = to?.protocol === 'https:' && !to.port && to.hostname.endsWith('.apple.com')
    if (!to || !(to.origin === base.origin || apple)) throw malformed('The store redirects to another place')
    return to
  }

  async function follow(
    path: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<{ response: Response; url: URL }> {
    let url = new URL(`${baseUrl}${path}`)
    for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
      const response = await fetch(url, {
        redirect: 'manual',
        signal,
        headers: { ...headers, 'user-agent': userAgent },
      })
      if (response.status < 300 || response.status >= 400) return { response, url }
      await response.body?.cancel()
      url = redirected(url, response.headers.get('location'))
    }
    throw malformed('The store redirects too often')
  }

  return async (path, headers = {}) => {
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const { response, url } = await follow(path, headers, signal)
      const failure = failureOfStatus(response.status, response.headers, clock())
      if (failure) await response.body?.cancel()
      if (response.status === 404) return { text: null, url }
      if (failure) throw failure
      return { text: await textOf(response), url }
    } catch (error) {
      if (error instanceof StoreFailure) throw error
      if (signal.aborted) throw new StoreFailure('timeout', `No answer within ${timeoutMs / 1000} s`, { cause: error })
      throw new StoreFailure('unreachable', 'The store can’t be reached', { cause: error })
    }
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_BYTES_MAX) throw malformed('The answer is larger than 5 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export const malformed = (message: string, cause?: unknown) => new StoreFailure('malformed', message, { cause })

/** @throws StoreFailure for a web page, half an answer, nothing at all */
export function jsonOf(text: string): unknown {
  if (text.trim() === '') throw malformed('The answer is empty')
  if (text.trimStart().startsWith('<')) throw malformed('The answer is a web page instead of JSON')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw malformed('The answer is cut off or not JSON', error)
  }
}
