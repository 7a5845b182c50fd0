import type { UserChange } from '#web/session/sign-out.ts'

/** What analytics and error monitoring are told (OP-94). `reset`: who the user was is to be forgotten. */
export type AnalyticsEvent =
  | { name: 'account_verification'; status: 'finished' }
  | { name: 'login'; method: 'password' | 'google' | 'apple' | 'demo' }
  | { name: 'sign_up' }
  | { name: 'onboarding_completed' }
  | { name: 'upgrade_click'; from: 'locked_page' | 'menu' | 'app_limit' | 'user_limit' | 'competitor_limit' }
  | { name: 'unhandled_error'; message: string }
  | { name: 'reset' }

/** The event of the document that an adapter listens to once the user has consented. */
export const ANALYTICS_EVENT = 'storeglass:analytics'

/**
 * Outside production builds nothing is told (OBS-001). Nothing is kept for later: what happens while nobody listens is
 * told to nobody.
 */
export function track(event: AnalyticsEvent): void {
  if (import.meta.env.PROD) document.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }))
}

/** AUTH-041: log-out, in whichever tab, resets the analytics identity. */
export function resetAnalytics({ userId }: UserChange): void {
  if (userId === null) track({ name: 'reset' })
}
