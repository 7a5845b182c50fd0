import { Hono } from 'hono'
import type { OpenConsole } from '../console.ts'
import { tokenAnswer } from '../google-account/token-answer.ts'
import { editRoutes } from './edits.ts'
import { reviewRoutes } from './reviews.ts'
import { storageRoutes } from './storage.ts'

/**
 * The Google Play Developer API of the sample market, with Google's token endpoint (`/token`) and the bucket of reports
 * (`/storage/v1/b/…`), at any host.
 */
export const openGooglePlayConsole: OpenConsole = (parts) => {
  const app = new Hono()
  app.post('/token', (c) => tokenAnswer(parts, 'google-play', c.req.raw))
  app.route('/androidpublisher/v3/applications/:package/reviews', reviewRoutes(parts))
  app.route('/androidpublisher/v3/applications/:package/edits', editRoutes(parts))
  app.route('/storage/v1/b/:bucket/o', storageRoutes(parts))
  return async (request) => app.fetch(request)
}
