import { onUserChange } from './session-store.ts'

/** What is told to analytics (OP-94). */
export type AnalyticsEvent =
  | { name: 'account_verification'; status: 'finished' }
  | { name: 'login'; method: 'password' | 'google' | 'apple' | 'demo' }
  | { name: 'sign_up' }
  | { name: 'onboarding_completed' }
  | { name: 'upgrade_click'; from: string }

export interface Analytics {
  track: (event: AnalyticsEvent) => void
  /** Forgets who the user is. */
  reset: () => void
}

let connected: Analytics | null = null

/**
 * Tells a provider from now on; call it after consent. Outside production builds nothing is told to anybody (OBS-001).
 * Log-out resets the provider's identity (AUTH-041). Returns what ends it.
 */
export function connectAnalytics(provider: Analytics, isProduction = import.meta.env.PROD): () => void {
  if (!isProduction) return () => {}
  connected = provider
  const stop = onUserChange((userId) => {
    if (userId === null) provider.reset()
  })
  return () => {
    stop()
    if (connected === provider) connected = null
  }
}

/** Nothing is kept for later: what happens before a provider is connected is told to nobody. */
export const track = (event: AnalyticsEvent): void => connected?.track(event)
