import type { UserChange } from '#web/session/sign-out.ts'

/** Events for analytics and error monitoring (OP-94). `reset`: forget the user's identity. */
export type AnalyticsEvent =
  | { name: 'account_verification'; status: 'finished' }
  | { name: 'login'; method: 'password' | 'google' | 'apple' | 'demo' }
  | { name: 'sign_up' }
  | { name: 'onboarding_completed' }
  | {
      name: 'upgrade_click'
      from: 'locked_page' | 'menu' | 'app_limit' | 'user_limit' | 'competitor_limit' | 'keyword_limit'
    }
  | { name: 'unhandled_error'; message: string }
  | { name: 'reset' }

/** The document event that adapters listen to once the user has consented. */
export const ANALYTICS_EVENT = 'storeglass:analytics'

/**
 * Dispatches an event, in production builds only (OBS-001). Events are not stored: without a listener they are lost.
 */
export function track(event: AnalyticsEvent): void {
  if (import.meta.env.PROD) document.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }))
}

/** AUTH-041: a log-out in any tab resets the analytics identity. */
export function resetAnalytics({ userId }: UserChange): void {
  if (userId === null) track({ name: 'reset' })
}
