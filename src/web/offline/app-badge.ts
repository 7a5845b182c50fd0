import { deviceUser } from './storage/device-user.ts'
import { outbox } from './outbox/outbox.ts'
import { appBadge } from './abilities/browser-abilities.ts'

/**
 * Shows the number of waiting and refused changes on the installed app's icon; zero, or a log-out, clears it. Browsers
 * without app badges show nothing.
 */
export function followAppBadge(): void {
  const setBadge = appBadge()
  if (!setBadge) return
  let shown: number | null = null
  const show = () => {
    const { ready, entries, elsewhere } = outbox.get()
    const count = entries.length + elsewhere.length
    // Keeps the badge of the previous start until the queue has been read.
    if (!ready && deviceUser.get() !== null) return
    if (count === shown) return
    shown = count
    // A browser may support badges and still reject them for this app.
    void setBadge(shown).catch(() => {})
  }
  show()
  outbox.subscribe(show)
  deviceUser.subscribe(show)
}
