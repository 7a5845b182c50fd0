import type { Context, Hono } from 'hono'
import type { ErrorBody } from '#contract/protocol/errors.ts'
import { MEDIA_BASE } from '#contract/protocol/media.ts'
import { pictureAddress } from './picture-address.ts'
import { PictureFailure } from './picture-failure.ts'
import { pictureHeaders } from './picture-headers.ts'
import { TooManyPictures, type RemotePictures } from './remote-pictures.ts'
import { isVariant } from './variants.ts'

const refuse = (context: Context, status: 400 | 502 | 503, body: ErrorBody) =>
  context.json(body, status, { 'cache-control': 'no-store' })

/**
 * `GET /api/media/v1/remote?url=…&size=…`: a store's picture from this server, so that the browser asks nobody else,
 * the worker may keep it, and it still shows when the store is down. 400 for an address that is not a store's picture
 * or a size that is not offered, 502 when the store does not give it, 503 while too many are under way.
 */
export function mountRemotePictures(app: Hono, { load }: RemotePictures): void {
  app.get(`${MEDIA_BASE}/remote`, async (context) => {
    const address = pictureAddress(context.req.query('url') ?? '')
    const variant = context.req.query('size') ?? ''
    if (!address || !isVariant(variant)) {
      const message = 'Only pictures of the app stores are shown, in a few sizes.'
      return refuse(context, 400, { error: 'VALIDATION_FAILED', message })
    }
    try {
      const picture = await load(address, variant)
      return context.body(new Uint8Array(picture), 200, pictureHeaders('image/webp', `default-src 'none'`))
    } catch (error) {
      if (error instanceof TooManyPictures) {
        return refuse(context, 503, { error: 'UNAVAILABLE', message: 'Too many pictures are being loaded.' })
      }
      if (!(error instanceof PictureFailure)) throw error
      return refuse(context, 502, { error: 'UNAVAILABLE', message: `The picture can’t be shown: ${error.message}.` })
    }
  })
}
