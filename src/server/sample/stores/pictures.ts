import { Hono } from 'hono'
import sharp from 'sharp'
import type { Store } from '#contract/store.ts'
import { samplePicture } from '../pictures/picture.ts'

/** Below it, an app of the sample market has its pictures on Apple's picture host. */
export const APPLE_PICTURES = '/image/thumb/PurpleSource221/v4/sample'
/** The same, on Google's. */
export const PLAY_PICTURES = '/sample'

/** The size that ends an address, such as `392x696bb.jpg`. */
const SIZE = /^(?<width>\d{1,4})x(?<height>\d{1,4})\w*\.(?<format>jpg|png)$/

/** The pictures of both stores' listings, drawn when asked for: icons, screenshots, headers and events. */
export function pictureRoutes(): Hono {
  const routes = new Hono()

  const drawn = async (store: Store, trackId: string, name: string) => {
    const svg = await samplePicture(store, trackId, `${name}.svg`)
    return svg === null ? null : sharp(Buffer.from(svg))
  }

  routes.get(`${APPLE_PICTURES}/:trackId/:name{.+}/:size`, async (c) => {
    const { trackId, name, size } = c.req.param()
    const { width, height, format } = SIZE.exec(size)?.groups ?? {}
    const picture = width === undefined ? null : await drawn('APP_STORE', trackId, name.replace(/\.png$/, ''))
    if (!picture) return c.body('', 404)
    const scaled = picture.resize(Number(width), Number(height), { fit: 'inside' })
    return format === 'jpg'
      ? c.body(new Uint8Array(await scaled.flatten().jpeg().toBuffer()), 200, { 'content-type': 'image/jpeg' })
      : c.body(new Uint8Array(await scaled.png().toBuffer()), 200, { 'content-type': 'image/png' })
  })

  routes.get(`${PLAY_PICTURES}/:trackId/:name{.+}`, async (c) => {
    const { trackId, name } = c.req.param()
    const picture = await drawn('GOOGLE_PLAY', trackId, name)
    if (!picture) return c.body('', 404)
    return c.body(new Uint8Array(await picture.png().toBuffer()), 200, { 'content-type': 'image/png' })
  })

  return routes
}
