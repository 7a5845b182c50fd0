import { Hono } from 'hono'
import type { OpenConsole } from '../console.ts'
import { problem, type Env } from './answers.ts'
import { addAnalytics } from './analytics.ts'
import { addApps } from './apps.ts'
import { authorized } from './authorize.ts'
import { addListing } from './listing.ts'
import { addReplies } from './replies.ts'
import { addReviews } from './reviews.ts'
import { addSales } from './sales.ts'
import { addSegments } from './segments.ts'
import { addSubmissions } from './submissions.ts'

/** App Store Connect of the sample market, as far as Storeglass uses it, and some parameters more. */
export const openAppStoreConnectConsole: OpenConsole = (parts) => {
  const app = new Hono<Env>()
  // Their addresses are signed.
  addSegments(app, parts)
  app.use('/v1/*', authorized(parts))
  for (const add of [addApps, addReviews, addReplies, addListing, addSubmissions, addSales, addAnalytics])
    add(app, parts)
  app.notFound((c) =>
    problem(c, {
      status: 404,
      code: 'PATH_ERROR',
      title: 'The URL path is not valid',
      detail: 'The path provided does not match a defined resource type.',
    }),
  )
  return async (request) => app.fetch(request)
}
