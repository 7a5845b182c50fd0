import { getFeatures, getSubscription } from '#contract/account.ts'
import { getCampaignCountries } from '#contract/market/campaigns.ts'
import { getChanges } from '#contract/changes.ts'
import * as connections from '#contract/connections/connections.ts'
import * as connectionKeys from '#contract/connections/keys.ts'
import { getOwnPerformance } from '#contract/connections/own-performance.ts'
import { getCompetitorChanges } from '#contract/market/competitor-changes.ts'
import * as closing from '#contract/account-closing.ts'
import * as auth from '#contract/auth/auth.ts'
import * as billing from '#contract/billing/billing.ts'
import type { Endpoint, EndpointInput } from '#contract/protocol/endpoint.ts'
import { getHealth } from '#contract/protocol/health.ts'
import { requestDemo } from '#contract/demo-request.ts'
import * as oauth from '#contract/auth/oauth.ts'
import { sendFeedback } from '#contract/onboarding.ts'
import * as overview from '#contract/overview/overview.ts'
import { acceptInvitation, readInvitation } from '#contract/auth/invitation.ts'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import { getAllRankedKeywords } from '#contract/keywords/ranked.ts'
import { getKeywordMetrics, getKeywordSuggestions, getLanguageModel } from '#contract/keywords/suggestions.ts'
import { getSearchPopularity } from '#contract/keywords/popularity.ts'
import { getRankHistory } from '#contract/keywords/rank-history.ts'
import * as notes from '#contract/keywords/notes.ts'
import * as views from '#contract/keywords/views.ts'
import * as tracked from '#contract/keywords/tracked.ts'
import { getMarket } from '#contract/market/market.ts'
import { getLinks } from '#contract/links.ts'
import * as history from '#contract/overview/history.ts'
import * as sections from '#contract/overview/sections.ts'
import { getJobs } from '#contract/admin.ts'
import { createLoginToken, redeemLoginToken } from '#contract/auth/login-token.ts'
import * as passkeys from '#contract/auth/passkeys.ts'
import { readPasswordReset, requestPasswordReset, resetPassword } from '#contract/auth/password-reset.ts'
import * as administration from '#contract/administration.ts'
import * as profile from '#contract/profile.ts'
import * as plans from '#contract/billing/plans.ts'
import * as projects from '#contract/projects.ts'
import * as secondStep from '#contract/auth/second-step.ts'
import * as sessions from '#contract/auth/sessions.ts'
import * as summaries from '#contract/reviews/summaries.ts'
import { getSignInOptions } from '#contract/auth/sign-in-options.ts'
import type { ListingRef } from '#contract/store.ts'
import { address, monthly } from './billing.ts'
import { importStoreData, uploadStoreData } from '#contract/store-data.ts'
import * as team from '#contract/team.ts'
import * as replyAutomation from '#contract/reviews/automation.ts'
import { getCompetitorReviews } from '#contract/reviews/competitors.ts'
import * as inbox from '#contract/reviews/inbox.ts'
import * as templates from '#contract/reviews/templates.ts'
import { getThirdParties } from '#contract/third-parties.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import { keywordView } from '../keyword-view.ts'
import { sample } from '../stores/sample-apps.ts'

/** Ids that name somebody: a victim's, or ids that do not exist. */
export interface Ids {
  organizationId: string
  userId: string
  projectId: string
}

export interface Attempt {
  endpoint: Endpoint
  input: EndpointInput<Endpoint>
}

const attempt = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>): Attempt => ({ endpoint, input })

const email = 'nobody@example.com'
const password = 'Glass-barometer-7'
const nobody = { userId: '00000000-0000-4000-8000-000000000004' }
const listing: ListingRef = { ...sample.moorlight, locale: 'en-US' }
const { trackId, locale } = listing
const reviewOfNobody = { trackId, reviewId: 'r-1' }
const someId = '00000000-0000-4000-8000-000000000009'
const { name: _, ...view } = keywordView('Brand')
const ofConnection = { connectionId: someId }
const file = new File(['not a key'], 'key.p8')
const storeKey = {
  type: 'app-store-connect' as const,
  name: 'Key',
  issuerId: someId,
  keyId: 'ABCDE12345',
  file,
}
const adKey = {
  type: 'apple-ads' as const,
  name: 'Key',
  clientId: `SEARCHADS.${someId}`,
  teamId: `SEARCHADS.${someId}`,
  keyId: someId,
  file,
}
const ofTemplates = (orgId: string) => ({ params: { orgId, templateId: someId } })
const ofFolders = (orgId: string) => ({ params: { orgId, folderId: someId } })
const template = { name: 'Thanks', text: 'Thank you!', folderId: null, language: null }
const ofSummary = (orgId: string) => ({ params: { orgId, summaryId: someId } })
const scope = { id: someId, ...sample.moorlight, countries: [], languages: [], language: 'en' as const }
const ofKeywords = (projectId: string) => ({ params: { projectId }, query: { locale: 'de-DE' } })

/** Every endpoint whose path or body names an organisation, a user or a project, called with somebody's ids. */
export const withIds = ({ organizationId, userId, projectId }: Ids): Attempt[] => [
  attempt(getSubscription, { params: { orgId: organizationId } }),
  attempt(getFeatures, { params: { userId } }),
  attempt(requestDemo, {
    params: { userId },
    body: {
      name: 'Ada',
      email: 'ada@marlow.example',
      company: 'Marlow',
      apps: 2,
      preferredTime: '2099-01-01T10:00:00Z',
    },
  }),
  attempt(closing.getAccountStatus, { params: { orgId: organizationId } }),
  attempt(closing.closeAccount, { params: { userId }, body: { password: 'Glass-barometer-7' } }),
  attempt(closing.keepAccount, { params: { userId } }),
  attempt(profile.getProfile, { params: { userId } }),
  attempt(profile.updateProfile, { params: { userId }, body: { firstName: 'Mallory', language: 'de' } }),
  attempt(profile.changePassword, {
    params: { userId },
    body: { currentPassword: password, password: 'Rain-gauge-of-1868' },
  }),
  attempt(profile.requestEmailChange, { params: { userId }, body: { email, password } }),
  attempt(plans.getQuotas, { params: { orgId: organizationId } }),
  attempt(plans.quoteCheckout, { params: { orgId: organizationId }, body: monthly }),
  attempt(plans.checkout, { params: { orgId: organizationId }, body: monthly }),
  attempt(plans.cancelPlan, { params: { orgId: organizationId }, body: {} }),
  attempt(plans.reactivatePlan, { params: { orgId: organizationId } }),
  attempt(billing.getBillingData, { params: { orgId: organizationId } }),
  attempt(billing.updateBillingData, { params: { orgId: organizationId }, body: { billingAddress: address } }),
  attempt(billing.changePaymentMethod, { params: { orgId: organizationId } }),
  attempt(billing.getInvoices, { params: { orgId: organizationId } }),
  attempt(billing.getInvoicePdf, { params: { orgId: organizationId, invoiceId: projectId } }),
  attempt(projects.getProjects, { params: { organizationId } }),
  attempt(projects.addApps, { params: { orgId: organizationId }, body: { apps: [listing] } }),
  attempt(projects.removeApp, { params: { orgId: organizationId, trackId }, query: { store: listing.store } }),
  attempt(getChanges, { params: { organizationId }, query: {} }),
  attempt(connections.getOwnApps, { params: { orgId: organizationId } }),
  attempt(getOwnPerformance, { params: { projectId }, query: {} }),
  attempt(connections.getReviewConnections, { params: { orgId: organizationId } }),
  attempt(connections.getAdConnections, { params: { orgId: organizationId } }),
  attempt(connectionKeys.connectAds, { params: { orgId: organizationId }, body: adKey }),
  attempt(getCampaignCountries, {
    params: { organizationId },
    query: { adProviders: 'meta', appTrackIds: trackId },
  }),
  attempt(getCompetitorChanges, { params: { projectId }, query: { locale } }),
  attempt(projects.getCompetitors, { params: { projectId }, query: { locale } }),
  attempt(projects.addCompetitor, { params: { projectId }, body: { ...listing, ...sample.nappery } }),
  attempt(projects.removeCompetitor, { params: { projectId, trackId: sample.duskHarbour.trackId } }),
  attempt(getCompetitorReviews, { params: { projectId, trackId: sample.duskHarbour.trackId } }),
  attempt(projects.trackCountry, { params: { projectId }, body: { locale: 'sv-SE' } }),
  attempt(projects.untrackCountry, { params: { projectId, locale: 'de-DE' } }),
  attempt(sections.getBenchmarks, {
    params: { orgId: organizationId, trackId },
    query: { store: listing.store, category: 'HEALTH_AND_FITNESS', locale },
  }),
  attempt(tracked.getTrackedKeywords, ofKeywords(projectId)),
  attempt(tracked.addKeywords, { ...ofKeywords(projectId), body: { keywords: ['rain'] } }),
  attempt(tracked.removeKeywords, { ...ofKeywords(projectId), body: { keywords: ['fog'] } }),
  attempt(tracked.annotateKeywords, { ...ofKeywords(projectId), body: { keywords: ['fog'], isStarred: true } }),
  attempt(tracked.tagKeywords, {
    ...ofKeywords(projectId),
    body: { keywords: ['fog'], add: [{ name: 'Weather', colour: 'blue' }], remove: [] },
  }),
  attempt(tracked.changeKeywordTag, {
    params: { projectId, name: 'Weather' },
    body: { name: 'Sky', colour: 'red' },
  }),
  attempt(tracked.removeKeywordTag, { params: { projectId, name: 'Weather' } }),
  attempt(tracked.exportKeywords, ofKeywords(projectId)),
  attempt(getRankHistory, { body: { ...listing, projectId } }),
  attempt(getSearchPopularity, { body: { projectId, locale, keyword: 'fog' } }),
  attempt(notes.getChartNotes, { params: { projectId } }),
  attempt(notes.putChartNote, { params: { projectId, id: someId }, body: { day: '2026-03-01', text: 'Launch' } }),
  attempt(notes.removeChartNote, { params: { projectId, id: someId } }),
  attempt(overview.getAsoScore, { params: { projectId }, query: { locale } }),
  attempt(projects.addFavouriteCountries, { body: { projectIds: [projectId], countries: ['FR', 'JP'] } }),
  attempt(sendFeedback, {
    params: { userId },
    body: {
      questions: [
        {
          questionKey: 'company_size_new',
          questionText: 'Company size',
          answerPossibilities: ['1-10', '11-50'],
          answers: ['1-10'],
        },
      ],
    },
  }),
  attempt(templates.getTemplates, { params: { orgId: organizationId } }),
  attempt(templates.createTemplate, { params: { orgId: organizationId }, body: { id: someId, ...template } }),
  attempt(templates.changeTemplate, { ...ofTemplates(organizationId), body: template }),
  attempt(templates.removeTemplate, ofTemplates(organizationId)),
  attempt(templates.createFolder, { params: { orgId: organizationId }, body: { id: someId, name: 'Thanks' } }),
  attempt(templates.renameFolder, { ...ofFolders(organizationId), body: { name: 'Thanks' } }),
  attempt(templates.removeFolder, ofFolders(organizationId)),
  attempt(templates.addFavouriteTemplate, ofTemplates(organizationId)),
  attempt(templates.removeFavouriteTemplate, ofTemplates(organizationId)),
  attempt(templates.addFavouriteFolder, ofFolders(organizationId)),
  attempt(templates.removeFavouriteFolder, ofFolders(organizationId)),
  attempt(templates.setSupport, { params: { orgId: organizationId }, body: { support: 'help@example.com' } }),
  attempt(summaries.getSummaries, { params: { orgId: organizationId }, query: sample.moorlight }),
  attempt(summaries.createSummary, {
    params: { orgId: organizationId },
    body: { ...scope, from: '2026-03-01', to: '2026-03-31' },
  }),
  attempt(summaries.getSummary, { ...ofSummary(organizationId), query: {} }),
  attempt(summaries.retrySummary, ofSummary(organizationId)),
  attempt(summaries.translateSummary, { ...ofSummary(organizationId), body: { language: 'de' } }),
  attempt(summaries.removeSummary, ofSummary(organizationId)),
  attempt(summaries.createSchedule, { params: { orgId: organizationId }, body: { ...scope, every: 'week' } }),
  attempt(summaries.removeSchedule, { params: { orgId: organizationId, scheduleId: someId } }),
  attempt(team.getTeam, { params: { orgId: organizationId } }),
  attempt(team.inviteMember, {
    params: { orgId: organizationId },
    body: { email: 'invited@example.com', permissions: { role: 'member', account: 'view', apps: [], grants: [] } },
  }),
  attempt(team.inviteAgain, { params: { orgId: organizationId, userId } }),
  attempt(team.changePermissions, {
    params: { orgId: organizationId, userId },
    body: { role: 'member', account: 'none', apps: [], grants: [] },
  }),
  attempt(team.removeMember, { params: { orgId: organizationId, userId } }),
  attempt(team.getMyOrganizations, { params: { userId } }),
  attempt(team.switchOrganization, { params: { orgId: organizationId } }),
  attempt(team.previewMarketMove, { params: { orgId: organizationId } }),
  attempt(team.moveToMarket, {
    params: { orgId: organizationId },
    body: { market: 'sample', password: 'Glass-barometer-7' },
  }),
  attempt(team.renameOrganization, { params: { orgId: organizationId }, body: { name: 'Taken over' } }),
  attempt(secondStep.getSecondStepRule, { params: { orgId: organizationId } }),
  attempt(secondStep.putSecondStepRule, { params: { orgId: organizationId }, body: { isRequired: true } }),
  attempt(secondStep.removeSecondStep, { params: { userId } }),
]

/** All the others: they answer, and must not answer with anything of somebody else. */
export const withoutIds: Attempt[] = [
  attempt(plans.getPlans, {}),
  attempt(connections.getConnections, { query: {} }),
  attempt(connections.getVisibleApps, { params: ofConnection }),
  attempt(connections.checkConnection, { params: ofConnection }),
  attempt(connections.renameConnection, { params: ofConnection, body: { name: 'Taken over' } }),
  attempt(connections.assignApps, { params: ofConnection, body: { remove: [sample.moorlight] } }),
  attempt(connections.makePrimary, { body: { ...ofConnection, ...sample.moorlight } }),
  attempt(connections.previewRevoke, { params: ofConnection }),
  attempt(connections.revokeConnection, { params: ofConnection }),
  attempt(connectionKeys.connectStore, { body: storeKey }),
  attempt(connectionKeys.replaceKey, { params: ofConnection, body: storeKey }),
  attempt(connectionKeys.makeSampleKey, { body: { provider: 'app-store-connect' } }),
  attempt(connectionKeys.revokeSampleKey, { params: ofConnection }),
  attempt(inbox.getReviews, { params: { trackId }, query: { store: listing.store } }),
  attempt(inbox.getReviewInbox, { params: { trackId }, query: { store: listing.store } }),
  attempt(inbox.getReview, { params: reviewOfNobody, query: { store: listing.store } }),
  attempt(inbox.getReviewModel, {}),
  attempt(inbox.sendReply, {
    params: reviewOfNobody,
    query: { store: listing.store },
    body: { text: 'Thanks!', seen: { changedAt: '2026-03-01T00:00:00.000Z', reply: null } },
  }),
  attempt(inbox.withdrawReply, { params: reviewOfNobody, query: { store: listing.store } }),
  attempt(inbox.markReviews, {
    params: { trackId },
    query: { store: listing.store },
    body: { reviewIds: ['r-1'], isDone: true },
  }),
  attempt(inbox.draftReply, { params: reviewOfNobody, query: { store: listing.store }, body: {} }),
  attempt(inbox.translateTexts, {
    body: { of: { store: listing.store, trackId, reviewId: 'r-1' }, texts: ['Guten Abend'], to: 'en' },
  }),
  attempt(replyAutomation.getAutomation, { params: { trackId }, query: { store: listing.store } }),
  attempt(replyAutomation.putAutomation, {
    params: { trackId },
    query: { store: listing.store },
    body: { rules: [], seen: 0 },
  }),
  attempt(replyAutomation.writeSample, {
    params: { trackId },
    query: { store: listing.store },
    body: { reviewId: 'r-1', answer: { by: 'ai', tone: 'warm', language: null, instructions: '' } },
  }),
  attempt(projects.searchApps, { query: { query: 'moorlight' } }),
  attempt(projects.getCountries, {}),
  attempt(getTopChart, { query: { store: listing.store, locale, categoryGroup: 'FREE' } }),
  attempt(projects.getConfigCountries, {}),
  attempt(views.getKeywordViews, {}),
  attempt(views.putKeywordView, { params: { name: 'Brand' }, body: view }),
  attempt(views.removeKeywordView, { params: { name: 'Core' } }),
  attempt(projects.getFavouriteCountries, {}),
  attempt(projects.addFavouriteCountry, { params: { countryCode: 'FR' } }),
  attempt(projects.removeFavouriteCountry, { params: { countryCode: 'SE' } }),
  attempt(overview.getAppDetails, { query: listing }),
  attempt(overview.getVersions, { query: listing }),
  attempt(overview.getFeaturings, { query: sample.moorlight }),
  attempt(overview.getAverageRating, { query: listing }),
  attempt(overview.getRankedKeywords, { body: listing }),
  attempt(overview.getTop30Keywords, { body: listing }),
  attempt(sections.getCategoryRankings, {
    query: { ...listing, categoryGroup: 'FREE', startDate: '2026-03-01', endDate: '2026-03-31' },
  }),
  attempt(sections.getEvents, {
    query: { store: listing.store, countries: 'US,DE', trackIds: trackId, from: '2026-03-01', to: '2026-03-31' },
  }),
  attempt(history.getOverviewTrends, { query: listing }),
  attempt(history.getStorefrontPerformance, { params: { trackId }, query: { store: listing.store } }),
  attempt(history.getPerformanceHistory, { params: { trackId }, query: { store: listing.store, locale, days: '90' } }),
  attempt(history.getListingChanges, { query: listing }),
  attempt(history.getRatingHistory, { query: { ...listing, startDate: '2026-03-01', endDate: '2026-03-31' } }),
  attempt(getAllRankedKeywords, { body: listing }),
  attempt(getKeywordSuggestions, { params: { source: 'metadata' }, body: listing }),
  attempt(getLanguageModel, {}),
  attempt(getLiveSearch, { body: { ...listing, term: 'moorlight' } }),
  attempt(getKeywordMetrics, { body: { ...listing, keywords: ['moorlight'] } }),
  attempt(getJobs, {}),
  attempt(sessions.getSessions, {}),
  attempt(sessions.revokeSession, { params: { sessionId: '00000000-0000-4000-8000-000000000005' } }),
  attempt(sessions.revokeOtherSessions, {}),
  attempt(createLoginToken, {}),
  attempt(secondStep.getSecondStep, {}),
  attempt(secondStep.setUpSecondStep, {}),
  attempt(secondStep.turnOnSecondStep, { body: { code: '000000' } }),
  attempt(secondStep.makeRecoveryCodes, {}),
  attempt(secondStep.turnOffSecondStep, {}),
  attempt(secondStep.confirmIdentity, { body: { way: 'password', password } }),
  attempt(secondStep.requireConfirmation, {}),
  attempt(passkeys.wantPasskey, {}),
  attempt(passkeys.addPasskey, {
    body: {
      name: 'Laptop',
      passkey: {
        id: 'id',
        rawId: 'id',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
  }),
  attempt(passkeys.removePasskey, { params: { passkeyId: 'id' } }),
  attempt(passkeys.askOwnPasskey, {}),
  attempt(administration.searchUsers, { query: { query: 'example.com' } }),
  attempt(administration.impersonate, { body: { userId: someId, reason: 'A question of theirs' } }),
  attempt(administration.stopImpersonation, {}),
  attempt(administration.getAuditLog, { query: {} }),
  attempt(administration.getFlags, {}),
  attempt(getLinks, {}),
  attempt(getMarket, {}),
  attempt(administration.getAllFlags, {}),
  attempt(administration.setFlag, { params: { name: 'feature_impersonation' }, body: { enabled: true } }),
  attempt(administration.getActiveIncidents, {}),
  attempt(administration.getIncidents, {}),
  attempt(administration.saveIncident, {
    params: { id: someId },
    body: {
      type: 'info',
      title: 'Maintenance',
      message: '',
      url: null,
      activeFrom: '2026-03-01T00:00:00.000Z',
      activeUntil: null,
    },
  }),
  attempt(administration.deleteIncident, { params: { id: someId } }),
  attempt(uploadStoreData, { params: { uploadId: someId }, body: { at: 0, base64: 'aWQ=' } }),
  attempt(importStoreData, { params: { uploadId: someId }, body: { name: 'dump.csv', locale: null } }),
  attempt(overview.getAppPerformance, { params: { trackId }, query: { locale } }),
]

export const validSignUp: EndpointInput<typeof auth.signUp>['body'] = {
  firstName: 'Ada',
  lastName: 'Marlow',
  email,
  password,
  language: 'en',
  termsAccepted: true,
  marketingConsent: false,
}

/** Calls that need no sign-in. */
export const withoutSignIn: Attempt[] = [
  attempt(getHealth, {}),
  attempt(billing.getGeolocation, {}),
  attempt(getThirdParties, {}),
  attempt(auth.signUp, { body: validSignUp }),
  attempt(auth.resendVerification, { body: { email } }),
  attempt(auth.verifyAccount, { params: { userId: '00000000-0000-4000-8000-000000000004' }, body: { code: 'code' } }),
  attempt(auth.logIn, { body: { email, password } }),
  attempt(auth.refreshToken, { body: { refreshToken: 'token' } }),
  attempt(auth.logOut, { body: { refreshToken: 'token' } }),
  attempt(oauth.startOAuth, { params: { idp: 'google' }, body: { language: 'en' } }),
  attempt(oauth.exchangeCode, { body: { code: 'code', state: 'placeholder', idp: 'apple' } }),
  attempt(profile.confirmEmailChange, {
    params: { userId: '00000000-0000-4000-8000-000000000004' },
    body: { code: 'code' },
  }),
  attempt(auth.exploreDemo, { body: { language: 'de' } }),
  attempt(requestPasswordReset, { body: { email } }),
  attempt(readPasswordReset, { body: { ...nobody, code: 'code' } }),
  attempt(resetPassword, { body: { ...nobody, code: 'code', password } }),
  attempt(readInvitation, { params: nobody, body: { code: 'code' } }),
  attempt(acceptInvitation, { params: nobody, body: { code: 'code', password } }),
  attempt(redeemLoginToken, { body: { token: 'token' } }),
  attempt(getSignInOptions, {}),
  attempt(passkeys.askPasskey, { body: { ticket: 'ticket' } }),
  attempt(secondStep.takeSecondStep, { body: { ticket: 'ticket', answer: { way: 'app', code: '000000' } } }),
]
