import { getThirdParties, type ThirdParties } from '#contract/third-parties.ts'
import { call } from '#web/api/call.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { followChat } from './chat.ts'
import { consent, followSavedConsent } from './consent.ts'
import { consentPanel } from './consent-panel.ts'
import { reportEvents } from './report-events.ts'

/**
 * OBS-001, OP-94: in production builds, asks which third-party services this server is set up with, and follows the
 * user's consent to them. Without a server it waits for the next connection. Returns what stops it.
 */
export async function startThirdParties(): Promise<() => void> {
  let stop = () => {}
  if (!import.meta.env.PROD) return stop
  try {
    const thirdParties = await call(getThirdParties, {})
    if (Object.values(thirdParties).some((address) => address !== null)) stop = followConsent(thirdParties)
  } catch {
    stop = connectivity.subscribe(() => {
      if (connectivity.get() !== 'online') return
      stop()
      void startThirdParties()
    })
  }
  return stop
}

/** Asks for consent where nobody has answered, and runs the services the user agrees to. Returns what stops it. */
export function followConsent(thirdParties: ThirdParties): () => void {
  followSavedConsent()
  let stop: (() => void)[] = []
  const follow = () => {
    const { analytics, support } = consent.get() ?? { analytics: false, support: false }
    for (const one of stop) one()
    stop = [
      ...(analytics ? [reportEvents(thirdParties)] : []),
      ...(support && thirdParties.chat !== null ? [followChat(thirdParties.chat)] : []),
    ]
  }
  follow()
  const stopFollowing = consent.subscribe(follow)
  if (consent.get() === null) consentPanel.set(true)
  return () => {
    stopFollowing()
    for (const one of stop) one()
  }
}
