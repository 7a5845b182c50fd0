import { served as account } from './account/served.ts'
import { served as admin } from './admin/served.ts'
import { served as auth } from './auth/served.ts'
import { served as billing } from './billing/served.ts'
import { served as campaigns } from './campaigns/served.ts'
import { served as changelog } from './changelog/served.ts'
import { served as countries } from './countries/served.ts'
import { served as demoRequests } from './demo-requests/served.ts'
import { health } from './http/health.ts'
import type { Served } from './http/serve.ts'
import { served as keywords } from './keywords/served.ts'
import { served as onboarding } from './onboarding/served.ts'
import { served as overview } from './overview/served.ts'
import { served as plans } from './plans/served.ts'
import { served as projects } from './projects/served.ts'
import { served as team } from './team/served.ts'

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
