import { routes as account } from './account/routes.ts'
import { routes as adCopy } from './ad-copy/routes.ts'
import { routes as admin } from './admin/routes.ts'
import { routes as auth } from './auth/routes.ts'
import { routes as billing } from './billing/routes.ts'
import { routes as ads } from './ads/routes.ts'
import { routes as changelog } from './changelog/routes.ts'
import { routes as connections } from './connections/routes.ts'
import { routes as demoRequests } from './demo-requests/routes.ts'
import { health } from './http/health.ts'
import type { Route } from './endpoints/serve.ts'
import { routes as keywords } from './keywords/routes.ts'
import { routes as listingSets } from './listing-drafts/listing-sets.ts'
import { routes as listingDrafts } from './listing-drafts/routes.ts'
import { routes as listingPublications } from './listing-drafts/publishing/routes.ts'
import { routes as onboarding } from './onboarding/routes.ts'
import { routes as overview } from './overview/routes.ts'
import { routes as projects } from './projects/routes.ts'
import { routes as reviews } from './reviews/routes.ts'
import { routes as team } from './team/routes.ts'

/** Every endpoint's handler. Each feature lists its own in its folder. */
export const routes: Route[] = [
  health,
  ...auth,
  ...account,
  ...billing,
  ...projects,
  ...ads,
  ...changelog,
  ...connections,
  ...demoRequests,
  ...onboarding,
  ...overview,
  ...keywords,
  ...listingDrafts,
  ...listingPublications,
  ...listingSets,
  ...adCopy,
  ...reviews,
  ...admin,
  ...team,
]
