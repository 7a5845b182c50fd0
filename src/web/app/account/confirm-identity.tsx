import { useSyncExternalStore } from 'react'
import { provideConfirmation } from '#web/api/confirmation.ts'
import { createStore } from '#web/offline/create-store.ts'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'

const ConfirmDialog = lazyWithRetry(() => import('./confirm-dialog.tsx'))

interface Question {
  ways: readonly string[]
  onAnswer: (isConfirmed: boolean) => void
  /** Requests that were refused at the same time wait for one answer. */
  answer: Promise<boolean>
}

const question = createStore<Question | null>(null)

provideConfirmation((ways) => {
  const open = question.get()
  if (open) return open.answer
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const onAnswer = (isConfirmed: boolean) => {
    question.set(null)
    resolve(isConfirmed)
  }
  question.set({ ways, onAnswer, answer: promise })
  return promise
})

/** Asks who it is where the server wants to know; the request that asked goes on by itself. */
export function ConfirmIdentity() {
  const open = useSyncExternalStore(question.subscribe, question.get)
  return open && <ConfirmDialog ways={open.ways} onAnswer={open.onAnswer} />
}
