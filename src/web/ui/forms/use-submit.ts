import { useState } from 'react'

/** Runs one attempt at a time and keeps the last failure until the next attempt. */
export function useSubmit<A extends unknown[]>(attempt: (...given: A) => Promise<void>) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const submit = async (...given: A) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      await attempt(...given)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  return { isBusy, failure, submit }
}
