import type { Hono } from 'hono'
import { MEDIA_BASE } from '#contract/protocol/media.ts'
import type { DrawnPicture } from './media.ts'
import { pictureHeaders } from './picture-headers.ts'

const headers = pictureHeaders('image/svg+xml; charset=utf-8', `default-src 'none'; style-src 'unsafe-inline'`)

/** Pictures of the fictional market, drawn when asked for. */
export function mountSamplePictures(app: Hono, drawn: DrawnPicture): void {
  app.get(`${MEDIA_BASE}/sample/:store/:trackId/:name{.+}`, async (context) => {
    const { store, trackId, name } = context.req.param()
    const svg = await drawn(store, trackId, name)
    if (svg !== null) return context.body(svg, 200, headers)
    return context.json({ error: 'NOT_FOUND', message: 'There is no such picture in the sample market.' }, 404)
  })
}
