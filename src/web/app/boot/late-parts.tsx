import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Identity } from '#contract/auth/auth.ts'
import { endTour, useTourDue } from '#web/features/onboarding/index.ts'
import { withAppTexts } from '#web/i18n/language.ts'
import { isCaptivePortal } from '#web/offline/connectivity/captive-portal.ts'
import { useAppUpdate, useConnectivity } from '#web/offline/hooks.ts'
import { dismiss, notify } from '#web/ui/feedback/notify.ts'
import { PAST_WORKER } from '#contract/worker/past-worker.ts'
import { BannerWatch } from '../banners/banners.tsx'
import { GuideStart } from './guide-start.tsx'
import { whenPageRests } from './when-page-rests.ts'

interface Props {
  identity: Identity
  /** When the frame was loaded, as `performance.now()`. */
  since: number
}

/** Parts of the frame that load once the first page is drawn. */
export default function LateParts({ identity, since }: Props) {
  return (
    <>
      <NetworkLogInWatch />
      <BannerWatch identity={identity} />
      <GuideStart key={`${identity.userId} ${identity.organizationId}`} identity={identity} since={since} />
      <TourStart />
    </>
  )
}

type Tour = typeof import('#web/features/onboarding/tour/tour.tsx').Tour

const loadTour = () => withAppTexts(import('#web/features/onboarding/tour/tour.tsx'))

/** Starts the tour once: after the guide, as soon as an app's overview is drawn and the user is idle. */
export function TourStart() {
  const isDue = useTourDue()
  const { ready: isUpdateReady } = useAppUpdate()
  const [Tour, setTour] = useState<Tour | null>(null)
  useEffect(() => {
    if (!isDue) return undefined
    let isWanted = true
    let stop = () => {}
    const start = async () => {
      const loaded = await loadTour()
      if (isWanted) stop = whenPageRests(() => setTour(() => loaded.Tour))
    }
    // Nobody asked for it: where it can't be loaded, it comes with the next start of the app.
    start().catch(() => {})
    return () => {
      isWanted = false
      stop()
    }
  }, [isDue])
  // It covers the offer of the new version, which brings it again.
  return isDue && Tour && !isUpdateReady ? <Tour onEnd={() => void endTour()} /> : null
}

/** While offline: says so when it is the network's own log-in page that answers, until the server does again. */
function NetworkLogInWatch() {
  const isOffline = useConnectivity() === 'offline'
  useEffect(() => {
    if (!isOffline) return
    const stop = new AbortController()
    let message: string | undefined
    const look = async () => {
      if (message !== undefined || !(await isCaptivePortal())) return
      if (!stop.signal.aborted && message === undefined) message = tellOfNetworkLogIn()
    }
    // The device may have joined such a network while it was offline.
    for (const hint of ['online', 'focus']) window.addEventListener(hint, () => void look(), stop)
    void look()
    return () => {
      stop.abort()
      if (message !== undefined) dismiss(message)
    }
  }, [isOffline])
  return null
}

/** Says that a network or a proxy wants a log-in, and leads to it: the installed app would never show its page. Returns the message's id. */
const tellOfNetworkLogIn = (): string =>
  notify({
    kind: 'warning',
    title: t`Your network requires you to log in`,
    description: t`The network's log-in page appears instead of Storeglass. Your data on this device stays, and your changes are sent after you log in.`,
    stays: true,
    actions: [{ label: t`Log in`, onClick: () => window.location.assign(PAST_WORKER) }],
  })
