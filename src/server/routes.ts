import { served as account } from '#server/account/routes.ts'
import { served as admin } from '#server/admin/routes.ts'
import { served as auth } from '#server/auth/routes.ts'
import { served as billing } from '#server/billing/routes.ts'
import { served as campaigns } from '#server/ads/routes.ts'
import { served as changelog } from '#server/changelog/routes.ts'
import { served as countries } from '#server/projects/countries/routes.ts'
import { served as demoRequests } from '#server/demo-requests/routes.ts'
import { health } from '#server/http/health.ts'
import type { Served } from '#server/endpoints/serve.ts'
import { served as keywords } from '#server/keywords/routes.ts'
import { served as onboarding } from '#server/onboarding/routes.ts'
import { served as overview } from '#server/overview/routes.ts'
import { served as plans } from '#server/billing/plans/routes.ts'
import { served as projects } from '#server/projects/routes.ts'
import { served as team } from '#server/team/routes.ts'

/** Every endpoint that is served. A feature's own list stands in its folder. */
export const served: Served[] = [
  health,
  ...auth,
  ...account,
  ...billing,
  ...plans,
  ...projects,
  ...countries,
  ...campaigns,
  ...changelog,
  ...demoRequests,
  ...onboarding,
  ...overview,
  ...keywords,
  ...admin,
  ...team,
]
