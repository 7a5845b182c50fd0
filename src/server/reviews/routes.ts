import type { Route } from '#server/endpoints/serve.ts'
import { routes as automation } from './automation/routes.ts'
import { competitorReviews } from './competitors/competitor-reviews.ts'
import { routes as drafts } from './drafts/routes.ts'
import { routes as inbox } from './inbox/routes.ts'
import { routes as replies } from './replies/routes.ts'
import { routes as templates } from './templates/routes.ts'
import { routes as summaries } from './summaries/routes.ts'

export const routes: Route[] = [
  ...inbox,
  competitorReviews,
  ...replies,
  ...drafts,
  ...templates,
  ...automation,
  ...summaries,
]
