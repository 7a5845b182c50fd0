import path from 'node:path'
import type { Context, Hono } from 'hono'
import type { ErrorBody } from '#contract/errors.ts'
import { MEDIA_BASE } from '#contract/media.ts'
import { fetchPicture, PictureFailure, type Fetch, type Picture } from './fetch-picture.ts'
import { pictureAddress } from './picture-address.ts'
import { pictureCache } from './picture-cache.ts'

export interface RemotePicturesOptions {
  dataFolder: string
  fetch?: Fetch
  /** Bytes of pictures kept on disk. */
  bytesMax?: number
  /** Longest wait for a store, ms. */
  timeoutMs?: number
}

const KEPT_BYTES = 256 * 1024 * 1024
const FETCHES_MAX = 32

const refuse = (context: Context, status: 400 | 502 | 503, body: ErrorBody) =>
  context.json(body, status, { 'cache-control': 'no-store' })

/**
 * `GET /api/media/v1/remote?url=…`: a store's picture from this server, so that the browser asks nobody else, the worker
 * may keep it, and it still shows when the store is down. 400 for an address that is not a store's picture,
 * 502 when the store does not give it, 503 while too many are under way.
 */
export function mountRemotePictures(app: Hono, options: RemotePicturesOptions): void {
  const { dataFolder, fetch = globalThis.fetch, bytesMax = KEPT_BYTES, timeoutMs } = options
  const cache = pictureCache(path.join(dataFolder, 'media'), bytesMax)
  const underWay = new Map<string, Promise<Picture>>()

  async function load(address: URL): Promise<Picture> {
    const kept = await cache.read(address)
    if (kept) return kept
    const picture = await fetchPicture(address, fetch, timeoutMs)
    // A full disk costs speed, not the picture.
    await cache.write(address, picture).catch(() => {})
    return picture
  }

  /** One load per address, however many ask at once. */
  function loadOnce(address: URL): Promise<Picture> {
    const running = underWay.get(address.href)
    if (running) return running
    const started = load(address).finally(() => underWay.delete(address.href))
    underWay.set(address.href, started)
    return started
  }

  app.get(`${MEDIA_BASE}/remote`, async (context) => {
    const address = pictureAddress(context.req.query('url') ?? '')
    if (!address) {
      return refuse(context, 400, { error: 'VALIDATION_FAILED', message: 'Only pictures of the app stores are shown.' })
    }
    if (underWay.size >= FETCHES_MAX && !underWay.has(address.href)) {
      return refuse(context, 503, { error: 'UNAVAILABLE', message: 'Too many pictures are being loaded.' })
    }
    try {
      const { type, bytes } = await loadOnce(address)
      return context.body(bytes, 200, {
        'content-type': type,
        'cache-control': 'public, max-age=2592000',
        'content-security-policy': `default-src 'none'`,
        'x-content-type-options': 'nosniff',
      })
    } catch (error) {
      if (!(error instanceof PictureFailure)) throw error
      return refuse(context, 502, { error: 'UNAVAILABLE', message: `The picture can’t be shown: ${error.message}.` })
    }
  })
}
