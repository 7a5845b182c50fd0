import { useState } from 'react'

/** Runs one attempt at a time and keeps the last failure until the next attempt. */
export function useSubmit(attempt: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const submit = async () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await attempt()
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { isBusy, failure, submit }
}
