import * as adCopy from './ad-copy.ts'
import * as admin from './admin.ts'
import * as administration from './administration.ts'
import * as account from './account.ts'
import * as accountClosing from './account-closing.ts'
import * as auth from './auth/auth.ts'
import * as billing from './billing/billing.ts'
import * as campaigns from './market/campaigns.ts'
import * as changes from './changes.ts'
import * as competitorChanges from './market/competitor-changes.ts'
import * as connectionKeys from './connections/keys.ts'
import * as connections from './connections/connections.ts'
import * as ownPerformance from './connections/own-performance.ts'
import * as demoRequest from './demo-request.ts'
import type { Endpoint } from './protocol/endpoint.ts'
import * as health from './protocol/health.ts'
import * as invitation from './auth/invitation.ts'
import * as keywordNotes from './keywords/notes.ts'
import * as keywordSuggestions from './keywords/suggestions.ts'
import * as liveSearch from './keywords/live-search.ts'
import * as rankedKeywords from './keywords/ranked.ts'
import * as popularity from './keywords/popularity.ts'
import * as rankHistory from './keywords/rank-history.ts'
import * as trackedKeywords from './keywords/tracked.ts'
import * as keywordViews from './keywords/views.ts'
import * as links from './links.ts'
import * as listingDrafts from './listing-drafts.ts'
import * as listingPublications from './listing-publications.ts'
import * as listingSets from './listing-sets.ts'
import * as market from './market/market.ts'
import * as metadataBenchmarks from './market/metadata-benchmarks.ts'
import * as oauth from './auth/oauth.ts'
import * as onboarding from './onboarding.ts'
import * as loginToken from './auth/login-token.ts'
import * as overview from './overview/overview.ts'
import * as overviewHistory from './overview/history.ts'
import * as overviewSections from './overview/sections.ts'
import * as overviewStorePage from './overview/store-page.ts'
import * as passkeys from './auth/passkeys.ts'
import * as passwordReset from './auth/password-reset.ts'
import * as profile from './profile.ts'
import * as plans from './billing/plans.ts'
import * as projects from './projects.ts'
import * as replyAutomation from './reviews/automation.ts'
import * as replyTemplates from './reviews/templates.ts'
import * as competitorReviews from './reviews/competitors.ts'
import * as reviewInbox from './reviews/inbox.ts'
import * as reviewSummaries from './reviews/summaries.ts'
import * as secondStep from './auth/second-step.ts'
import * as sessions from './auth/sessions.ts'
import * as signInOptions from './auth/sign-in-options.ts'
import * as storeData from './store-data.ts'
import * as sources from './market/sources.ts'
import * as team from './team.ts'
import * as thirdParties from './third-parties.ts'
import * as topCharts from './market/top-charts.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value

/** Every endpoint that is served: for OpenAPI, the worker and tests. Application code imports the one it calls. */
export const endpoints: Endpoint[] = [
  auth,
  oauth,
  demoRequest,
  invitation,
  loginToken,
  passkeys,
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
  connections,
  connectionKeys,
  ownPerformance,
  competitorReviews,
  reviewInbox,
  replyTemplates,
  replyAutomation,
  reviewSummaries,
  secondStep,
  sessions,
  overview,
  overviewSections,
  overviewHistory,
  overviewStorePage,
  topCharts,
  metadataBenchmarks,
  keywordNotes,
  keywordSuggestions,
  liveSearch,
  rankedKeywords,
  popularity,
  rankHistory,
  trackedKeywords,
  keywordViews,
  links,
  listingDrafts,
  listingPublications,
  listingSets,
  adCopy,
  thirdParties,
  health,
  admin,
  administration,
  storeData,
  sources,
  team,
].flatMap((module) => Object.values(module).filter(isEndpoint))
