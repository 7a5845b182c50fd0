import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { failureText } from '#web/ui/feedback/failure-text.ts'

interface Sending {
  busy: boolean
  /** Why it did not work, in plain words; null: nothing failed. */
  failure: string | null
  /** Runs once at a time. Resolves to whether it worked. */
  send: (task: () => Promise<unknown>) => Promise<boolean>
}

/** A change that goes to the server at once. */
export function useSend(): Sending {
  const { i18n } = useLingui()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (task: () => Promise<unknown>) => {
    if (busy) return false
    setBusy(true)
    setFailure(null)
    const error: unknown = await task().then(
      () => null,
      (reason: unknown) => reason,
    )
    setBusy(false)
    if (error !== null) setFailure(i18n._(failureText(error)))
    return error === null
  }
  return { busy, failure, send }
}
