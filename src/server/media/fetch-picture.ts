import { pictureAddress } from './picture-address.ts'

export type Fetch = (url: URL, init: RequestInit) => Promise<Response>

export interface Picture {
  type: string
  bytes: Uint8Array<ArrayBuffer>
}

/** Why a picture could not be had, in words for the log and the answer. */
export class PictureFailure extends Error {
  override readonly name = 'PictureFailure'
}

/** Pictures only, and no SVG: it may carry scripts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

const PICTURE_BYTES_MAX = 5 * 1024 * 1024
const PICTURE_TIMEOUT_MS = 7000
const REDIRECTS_MAX = 3

/** Follows redirects by hand, because each step must be an allowed address again. */
async function follow(address: URL, fetch: Fetch, signal: AbortSignal): Promise<Response> {
  let url = address
  for (let hop = 0; hop <= REDIRECTS_MAX; hop++) {
    const response = await fetch(url, { redirect: 'manual', signal, headers: { accept: pictureTypes.join(', ') } })
    if (response.status < 300 || response.status >= 400) return response
    await response.body?.cancel()
    const location = response.headers.get('location')
    const next = location === null ? null : pictureAddress(new URL(location, url).href)
    if (!next) throw new PictureFailure('it redirects to an address that is not a picture host of a store')
    url = next
  }
  throw new PictureFailure('it redirects too often')
}

async function readAll(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > PICTURE_BYTES_MAX) throw new PictureFailure('it is larger than 5 MB')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** Reads a picture from its store within `timeoutMs`. Throws `PictureFailure` for everything that is not one. */
export async function fetchPicture(address: URL, fetch: Fetch, timeoutMs = PICTURE_TIMEOUT_MS): Promise<Picture> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(new PictureFailure('its host did not answer in time')), timeoutMs)
  try {
    const response = await follow(address, fetch, abort.signal)
    if (response.status !== 200) throw new PictureFailure(`its host answered ${response.status}`)
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    if (!pictureTypes.some((known) => known === type)) throw new PictureFailure('it is not a picture')
    return { type, bytes: await readAll(response) }
  } catch (error) {
    if (error instanceof PictureFailure) throw error
    throw abort.signal.aborted ? abort.signal.reason : new PictureFailure('its host can’t be reached')
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}
