import * as admin from './admin.ts'
import * as administration from './administration.ts'
import * as account from './account.ts'
import * as accountClosing from './account-closing.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as campaigns from './campaigns.ts'
import * as changes from './changes.ts'
import * as competitorChanges from './competitor-changes.ts'
import * as demoRequest from './demo-request.ts'
import type { Endpoint } from './endpoint.ts'
import * as health from './health.ts'
import * as invitation from './invitation.ts'
import * as keywords from './keywords.ts'
import * as links from './links.ts'
import * as market from './market.ts'
import * as oauth from './oauth.ts'
import * as onboarding from './onboarding.ts'
import * as loginToken from './login-token.ts'
import * as overview from './overview.ts'
import * as overviewHistory from './overview-history.ts'
import * as overviewSections from './overview-sections.ts'
import * as passwordReset from './password-reset.ts'
import * as profile from './profile.ts'
import * as plans from './plans.ts'
import * as projects from './projects.ts'
import * as sessions from './sessions.ts'
import * as signInOptions from './sign-in-options.ts'
import * as storeData from './store-data.ts'
import * as team from './team.ts'
import * as thirdParties from './third-parties.ts'
import * as topCharts from './top-charts.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every endpoint that is served: for OpenAPI, the worker and tests. Application code imports the one it calls. */
export const endpoints: Endpoint[] = [
  auth,
  oauth,
  demoRequest,
  invitation,
  loginToken,
  passwordReset,
  signInOptions,
  account,
  accountClosing,
  profile,
  billing,
  plans,
  projects,
  market,
  onboarding,
  campaigns,
  changes,
  competitorChanges,
  sessions,
  overview,
  overviewSections,
  overviewHistory,
  topCharts,
  keywords,
  links,
  thirdParties,
  health,
  admin,
  administration,
  storeData,
  team,
].flatMap((module) => Object.values(module).filter(isEndpoint))
