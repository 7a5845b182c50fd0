import { useEffect } from 'react'
import { isCaptivePortal } from '#web/offline/connectivity/captive-portal.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { dismiss } from '#web/ui/feedback/notify.ts'

const loadMessage = () => import('../banners/log-in-to-network.ts')

/** While offline: tells when it is a log-in of the network that stands in the way, until the server answers again. */
export function NetworkLogInWatch() {
  const isOffline = useConnectivity() === 'offline'
  useEffect(() => {
    if (!isOffline) return
    const stop = new AbortController()
    let told: string | undefined
    const look = async () => {
      if (told !== undefined || !(await isCaptivePortal())) return
      const { tellOfNetworkLogIn } = await loadMessage()
      if (!stop.signal.aborted && told === undefined) told = tellOfNetworkLogIn()
    }
    // The device may have joined such a network while it was offline.
    for (const hint of ['online', 'focus']) window.addEventListener(hint, () => void look(), stop)
    void look()
    return () => {
      stop.abort()
      if (told !== undefined) dismiss(told)
    }
  }, [isOffline])
  return null
}
