import { expect, test } from 'vitest'
import { endpoints } from './index.ts'

/** Every call that changes something: installed apps and other clients keep calling these addresses. */
const addresses = `
  PUT /admin/v1/feature-flags/{name}
  DELETE /admin/v1/incidents/{id}
  PUT /admin/v1/incidents/{id}
  POST /admin/v1/store-data/{uploadId}
  PUT /admin/v1/store-data/{uploadId}
  PUT /admin/v1/store-sources
  DELETE /admin/v1/users/{userId}/second-step
  POST /auth/v1/confirm
  POST /auth/v1/confirm/passkey
  POST /auth/v1/demo
  POST /auth/v1/impersonate
  POST /auth/v1/impersonate/stop
  POST /auth/v1/login
  POST /auth/v1/logout
  POST /auth/v1/oauth/{idp}/start
  POST /auth/v1/organizations/{orgId}/switch
  POST /auth/v1/passkeys
  POST /auth/v1/passkeys/begin
  DELETE /auth/v1/passkeys/{passkeyId}
  POST /auth/v1/password/request-reset
  POST /auth/v1/password/reset
  POST /auth/v1/password/reset/account
  POST /auth/v1/second-step
  POST /auth/v1/second-step/off
  POST /auth/v1/second-step/on
  POST /auth/v1/second-step/passkey
  POST /auth/v1/second-step/recovery-codes
  POST /auth/v1/second-step/set-up
  POST /auth/v1/sessions/revoke-others
  DELETE /auth/v1/sessions/{sessionId}
  POST /auth/v1/sign-up
  POST /auth/v1/token/exchange
  POST /auth/v1/token/login-token
  POST /auth/v1/token/one-time
  POST /auth/v1/token/refresh
  POST /auth/v1/users/{userId}/accept-invitation
  POST /auth/v1/users/{userId}/email
  POST /auth/v1/users/{userId}/email/confirm
  POST /auth/v1/users/{userId}/invitation
  POST /auth/v1/users/{userId}/password
  POST /auth/v1/users/{userId}/verify
  POST /auth/v1/verification/resend
  POST /bff/v1/organizations/{orgId}/apps
  DELETE /bff/v1/organizations/{orgId}/apps/{trackId}
  PUT /billing/v1/organizations/{orgId}/billing-data
  POST /billing/v1/organizations/{orgId}/payment-method
  POST /connectionresources/v1/connections
  POST /connectionresources/v1/connections/revoke/{connectionId}
  POST /connectionresources/v1/connections/updatePrimary
  PUT /connectionresources/v1/connections/{connectionId}/apps
  POST /connectionresources/v1/connections/{connectionId}/check
  PUT /connectionresources/v1/connections/{connectionId}/key
  PUT /connectionresources/v1/connections/{connectionId}/name
  POST /connectionresources/v1/sample-keys
  DELETE /connectionresources/v1/sample-keys/{connectionId}
  POST /creatives/v1/organizations/{orgId}/ad-copy
  POST /dashboard/config/v1/favourite/countries
  DELETE /dashboard/config/v1/favourite/countries/{countryCode}
  PUT /dashboard/config/v1/favourite/countries/{countryCode}
  DELETE /keywordmetrics/keywords/views/{name}
  PUT /keywordmetrics/keywords/views/{name}
  POST /paidua/connector/v2/organizations/{orgId}/connections
  DELETE /projects/{projectId}/ad-copy/{id}
  PUT /projects/{projectId}/ad-copy/{id}
  POST /projects/{projectId}/competitors
  DELETE /projects/{projectId}/competitors/{trackId}
  POST /projects/{projectId}/countries
  DELETE /projects/{projectId}/countries/{locale}
  DELETE /projects/{projectId}/keywords
  POST /projects/{projectId}/keywords
  PUT /projects/{projectId}/keywords
  POST /projects/{projectId}/keywords/tags
  DELETE /projects/{projectId}/keywords/tags/{name}
  PUT /projects/{projectId}/keywords/tags/{name}
  PUT /projects/{projectId}/listing-drafts/{locale}/{field}
  POST /projects/{projectId}/listing-publications
  DELETE /projects/{projectId}/listing-sets/{id}
  PUT /projects/{projectId}/listing-sets/{id}
  PUT /projects/{projectId}/listing-sets/{id}/before
  DELETE /projects/{projectId}/notes/{id}
  PUT /projects/{projectId}/notes/{id}
  PUT /review/management/v1/apps/{trackId}/automation
  POST /review/management/v1/apps/{trackId}/automation/samples
  PUT /review/management/v1/apps/{trackId}/reviews/done
  POST /review/management/v1/apps/{trackId}/reviews/{reviewId}/ai-reply
  DELETE /review/management/v1/apps/{trackId}/reviews/{reviewId}/reply
  POST /review/management/v1/apps/{trackId}/reviews/{reviewId}/reply
  POST /review/summary/v1/organizations/{orgId}/schedules
  DELETE /review/summary/v1/organizations/{orgId}/schedules/{scheduleId}
  POST /review/summary/v1/organizations/{orgId}/summaries
  DELETE /review/summary/v1/organizations/{orgId}/summaries/{summaryId}
  POST /review/summary/v1/organizations/{orgId}/summaries/{summaryId}/retry
  POST /review/summary/v1/organizations/{orgId}/summaries/{summaryId}/translations
  POST /review/templates/v1/organizations/{orgId}/folders
  DELETE /review/templates/v1/organizations/{orgId}/folders/{folderId}
  PUT /review/templates/v1/organizations/{orgId}/folders/{folderId}
  DELETE /review/templates/v1/organizations/{orgId}/folders/{folderId}/favourite
  PUT /review/templates/v1/organizations/{orgId}/folders/{folderId}/favourite
  PUT /review/templates/v1/organizations/{orgId}/support
  POST /review/templates/v1/organizations/{orgId}/templates
  DELETE /review/templates/v1/organizations/{orgId}/templates/{templateId}
  PUT /review/templates/v1/organizations/{orgId}/templates/{templateId}
  DELETE /review/templates/v1/organizations/{orgId}/templates/{templateId}/favourite
  PUT /review/templates/v1/organizations/{orgId}/templates/{templateId}/favourite
  POST /subscription/v1/organizations/{orgId}/cancel
  POST /subscription/v1/organizations/{orgId}/checkout
  POST /subscription/v1/organizations/{orgId}/reactivate
  POST /usermanagement/v2/organizations/{orgId}/market
  PUT /usermanagement/v2/organizations/{orgId}/name
  PUT /usermanagement/v2/organizations/{orgId}/second-step
  POST /usermanagement/v2/organizations/{orgId}/users
  DELETE /usermanagement/v2/organizations/{orgId}/users/{userId}
  POST /usermanagement/v2/organizations/{orgId}/users/{userId}/invite-again
  PUT /usermanagement/v2/organizations/{orgId}/users/{userId}/permissions
  PUT /usermanagement/v2/users/{userId}
  DELETE /usermanagement/v2/users/{userId}/close-account
  POST /usermanagement/v2/users/{userId}/close-account
  POST /usermanagement/v2/users/{userId}/demo-request
  POST /usermanagement/v2/users/{userId}/send-feedback
`

test('OP-03, OP-73, OP-75, OP-77, OP-79, REV-011, REV-016, REV-022: the addresses of all writes, as they were given out', () => {
  const writes = endpoints.filter(({ method, readOnly }) => method !== 'GET' && !readOnly)
  expect(writes.map(({ method, path }) => `  ${method} ${path}`).toSorted()).toEqual(
    addresses.split('\n').filter(Boolean).toSorted(),
  )
  expect(new Set(writes.map(({ method, path }) => `${method} ${path}`)).size).toBe(writes.length)
})
