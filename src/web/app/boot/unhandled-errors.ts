import type { AnyRouter } from '@tanstack/react-router'
import { i18n } from '@lingui/core'
import { track } from '#web/data/third-parties/analytics.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { notify } from '#web/ui/feedback/notify.ts'

/** Errors come in bursts: they are shown once none has come for this long, ms. */
const QUIET_MS = 1000

/**
 * ERR-017: reports what nothing in the app has caught, each message once until another page is shown. What was given
 * up on purpose, and what the browser says without an error of ours, is none. Returns what stops it.
 */
export function tellUnhandledErrors(router: Pick<AnyRouter, 'subscribe'>): () => void {
  const known = new Set<string>()
  let waiting: Error[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    const errors = waiting
    waiting = []
    for (const { message } of errors) track({ name: 'unhandled_error', message })
    for (const title of new Set(errors.map((error) => i18n._(failureText(error))))) notify({ kind: 'error', title })
  }
  const hear = (error: unknown) => {
    if (!(error instanceof Error) || error.name === 'AbortError' || known.has(error.message)) return
    known.add(error.message)
    waiting.push(error)
    clearTimeout(timer)
    timer = setTimeout(tell, QUIET_MS)
  }
  const onError = (event: ErrorEvent) => hear(event.error)
  const onRejection = (event: PromiseRejectionEvent) => hear(event.reason)

  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  const stopRouter = router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) known.clear()
  })
  return () => {
    clearTimeout(timer)
    stopRouter()
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}
