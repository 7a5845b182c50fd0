import type { IncomingMessage } from 'node:http'
import { pictureAddress } from './picture-address.ts'
import { PictureFailure } from './picture-failure.ts'
import { askPictureHost, type PictureHostOptions } from './picture-host.ts'

export interface FetchPictureOptions extends PictureHostOptions {
  /** Longest wait for the whole picture, ms. */
  timeoutMs?: number
}

const PICTURE_BYTES_MAX = 8 * 1024 * 1024
const PICTURE_TIMEOUT_MS = 7000
const REDIRECTS_MAX = 3

/** Follows redirects by hand, because each step must be an allowed address again. */
async function follow(address: URL, signal: AbortSignal, options: PictureHostOptions): Promise<IncomingMessage> {
  let url = address
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const answer = await askPictureHost(url, signal, options)
    const { statusCode = 0, headers } = answer
    if (statusCode < 300 || statusCode >= 400) return answer
    answer.destroy()
    const next =
      headers.location && URL.canParse(headers.location, url.href) ? new URL(headers.location, url.href) : null
    const allowed = next && pictureAddress(next.href)
    if (!allowed) throw new PictureFailure('it redirects to an address that is not a picture host of a store')
    url = allowed
  }
  throw new PictureFailure('it redirects too often')
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > PICTURE_BYTES_MAX) throw new PictureFailure('it is larger than 8 MB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a file from a picture host within `timeoutMs`. Throws `PictureFailure` for whatever goes wrong. */
export async function fetchPicture(address: URL, options: FetchPictureOptions = {}): Promise<Buffer> {
  const { timeoutMs = PICTURE_TIMEOUT_MS, ...host } = options
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new PictureFailure('its host did not answer in time')), timeoutMs)
  try {
    const answer = await follow(address, abort.signal, host)
    if (answer.statusCode !== 200) throw new PictureFailure(`its host answered ${answer.statusCode}`)
    return await readAll(answer)
  } catch (error) {
    if (error instanceof PictureFailure) throw error
    throw abort.signal.aborted ? abort.signal.reason : new PictureFailure('its host can’t be reached')
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}
