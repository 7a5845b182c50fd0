import { useRef, useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { logWarning } from '#web/api/log.ts'
import { finishGuide } from './finish.ts'

export interface Finish {
  isBusy: boolean
  /** Of the last try; null: none failed. */
  failure: unknown
  run: () => void
}

/** ONB-083, ONB-089, ONB-090: one try at a time; a failure is logged and leaves all as it is. */
export function useFinish(identity: Identity): Finish {
  const [state, setState] = useState<Omit<Finish, 'run'>>({ isBusy: false, failure: null })
  const isRunning = useRef(false)

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    setState({ isBusy: true, failure: null })
    let failure: unknown = null
    try {
      await finishGuide(identity)
    } catch (error) {
      logWarning(`The onboarding could not be finished: ${String(error)}`)
      failure = error
    }
    isRunning.current = false
    setState({ isBusy: false, failure })
  }

  return { ...state, run: () => void run() }
}
