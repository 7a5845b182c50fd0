import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { reloadOrOffer } from '#web/offline/updates/app-update.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { dismiss, notify } from '../feedback/notify.ts'

/**
 * As React's `lazy`, for small parts of the frame: a file that cannot be loaded takes nothing down with it; a message
 * says so and offers another try. `fallback` keeps the place meanwhile.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P> & { have: (part: ComponentType<P>) => void } {
  /** Drawn at once the next time. */
  const loaded: { part?: ComponentType<P> } = {}
  function Later(props: P) {
    const { t } = useLingui()
    const [Part, setPart] = useState(() => loaded.part)
    useEffect(() => {
      if (Part) return undefined
      let live = true
      let message: string | null = null
      const bring = async (isAgain: boolean) => {
        try {
          loaded.part = (await load()).default
          if (live) setPart(() => loaded.part)
        } catch {
          if (!live) return
          // A browser may remember that a file was not there for as long as the page lives.
          if (isAgain && connectivity.get() === 'online' && reloadOrOffer(() => window.location.reload())) return
          message = notify({
            kind: 'error',
            title: t`Couldn't open this`,
            description: t`Couldn't load part of Storeglass. Everything else works.`,
            actions: [{ label: t`Try again`, onClick: () => void bring(true) }],
          })
        }
      }
      void bring(false)
      return () => {
        live = false
        if (message !== null) dismiss(message)
      }
    }, [Part, t])
    return Part ? <Part {...props} /> : fallback
  }
  /** Draws this part at once, which was loaded elsewhere. */
  Later.have = (part: ComponentType<P>) => {
    loaded.part = part
  }
  return Later
}
