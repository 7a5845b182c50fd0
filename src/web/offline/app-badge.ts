import { deviceUser } from './storage/device-user.ts'
import { outbox } from './outbox/outbox.ts'

/**
 * The installed app's icon says how many changes wait or were refused; none, and nobody's after a log-out, takes the
 * number away. Browsers without badges show nothing.
 */
export function followAppBadge(): void {
  if (!('setAppBadge' in navigator)) return
  let shown: number | null = null
  const show = () => {
    const { ready, entries } = outbox.get()
    // What the last start left stays until the queue has been read.
    if (!ready && deviceUser.get() !== null) return
    if (entries.length === shown) return
    shown = entries.length
    // A browser may have badges and yet none for this app: nothing to tell anybody.
    void (shown > 0 ? navigator.setAppBadge(shown) : navigator.clearAppBadge()).catch(() => {})
  }
  show()
  outbox.subscribe(show)
  deviceUser.subscribe(show)
}
