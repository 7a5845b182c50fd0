import { getThirdParties } from '#contract/third-parties.ts'
import { call } from '#web/api/call.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'

/**
 * OBS-001, OP-94: in production builds, asks which services of others this server is set up with; where there is one,
 * what loads them once the user agrees. Without a server it waits for the next connection. Returns what stops it.
 */
export async function startThirdParties(): Promise<() => void> {
  let stop = () => {}
  if (!import.meta.env.PROD) return stop
  try {
    const thirdParties = await call(getThirdParties, {})
    if (Object.values(thirdParties).some((address) => address !== null))
      stop = (await import('./follow-consent.ts')).followConsent(thirdParties)
  } catch {
    stop = connectivity.subscribe(() => {
      if (connectivity.get() !== 'online') return
      stop()
      void startThirdParties()
    })
  }
  return stop
}
