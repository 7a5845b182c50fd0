import { useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { withAppTexts } from '#web/i18n/language.ts'
import { reloadOrOffer } from '#web/offline/updates/app-update.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { dismiss, notify } from '../feedback/notify.ts'

/**
 * As React's `lazy`, for dialogs, charts and editors, with the texts that come after the first page: a file that cannot be
 * loaded takes nothing down with it; a message says so and offers another try. `fallback` keeps the place meanwhile.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  fallback: ReactNode = null,
): ComponentType<P> {
  /** Drawn at once the next time. */
  const loaded: { part?: ComponentType<P> } = {}
  function Later(props: P) {
    const { t } = useLingui()
    const [Part, setPart] = useState(() => loaded.part)
    useEffect(() => {
      if (Part) return undefined
      let live = true
      let message: string | null = null
      const attempt = async (isAgain: boolean) => {
        try {
          loaded.part = (await withAppTexts(load())).default
          if (live) setPart(() => loaded.part)
        } catch {
          if (!live) return
          // A browser may remember that a file was not there for as long as the page lives.
          if (isAgain && connectivity.get() === 'online' && reloadOrOffer(() => window.location.reload())) return
          message = notify({
            kind: 'error',
            title: t`Couldn't open this`,
            description: t`Couldn't load part of Storeglass. Everything else works.`,
            actions: [{ label: t`Try again`, onClick: () => void attempt(true) }],
          })
        }
      }
      void attempt(false)
      return () => {
        live = false
        if (message !== null) dismiss(message)
      }
    }, [Part, t])
    return Part ? <Part {...props} /> : fallback
  }
  return Later
}
