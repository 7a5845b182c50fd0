import type { Hono } from 'hono'
import * as v from 'valibot'
import { MEDIA_BASE } from '#contract/media.ts'
import { Store } from '#contract/store.ts'
import { sampleApp } from '../stores/sample/apps.ts'
import { iconSvg } from '../stores/sample/icons/icon.ts'

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=2592000',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'`,
  'x-content-type-options': 'nosniff',
}

/** Icons of the fictional market, drawn when asked for. */
export function mountSampleIcons(app: Hono): void {
  app.get(`${MEDIA_BASE}/sample/:store/:trackId/icon.svg`, async (context) => {
    const { store, trackId } = context.req.param()
    const found = v.is(Store, store) ? await sampleApp({ store, trackId }) : null
    if (!found?.icon)
      return context.json({ error: 'NOT_FOUND', message: 'There is no such app in the sample market.' }, 404)
    return context.body(iconSvg(found.icon, trackId), 200, HEADERS)
  })
}
