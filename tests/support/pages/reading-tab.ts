import { vi } from 'vitest'
import type { Identity } from '#contract/auth/auth.ts'
import { getAverageRating } from '#contract/overview/overview.ts'
import { ada } from '../users.ts'

/** What the server answers to a tab's question. */
export const rating = { avgRating: 4.5, ratingCount: 10, delta: null, country: 'US', days: 30, provenance: null }

/** Somebody of whom this device has nothing yet. */
export const newUser = (): Identity => ({ ...ada, userId: crypto.randomUUID() })

/**
 * A tab that reads as it starts: it shares the device with the tabs before it, not their memory.
 */
export async function openReadingTab() {
  vi.resetModules()
  const { runAtUserChange } = await import('#web/session/sign-out.ts')
  const { signOutSteps } = await import('#web/app/boot/session-changes.ts')
  const stopSteps = runAtUserChange(signOutSteps)
  const { restoreBoot, saveForNextStart } = await import('#web/data/cache/boot-record.ts')
  const stopBoot = restoreBoot()
  const reads = await import('#web/data/queries/read.ts')
  const { getQueryClient } = await import('#web/data/cache/query-client.ts')
  const { openQueryStore } = await import('#web/offline/answers/query-store.ts')
  const { signIn } = await import('#web/session/session.ts')
  const { select } = await import('#web/offline/selection.ts')
  const { saveAnswers, writeAnswers } = await import('#web/data/cache/save-answers.ts')
  const { restoreOnReconnect } = await import('#web/data/cache/restore-on-reconnect.ts')
  const stopKeeping = saveAnswers()
  const stopRestoring = restoreOnReconnect()
  return {
    ...reads,
    getQueryClient,
    saveForNextStart,
    openQueryStore,
    signIn,
    select,
    writeAnswers,
    question: (trackId = '1') =>
      reads.read(getAverageRating, { query: { trackId, store: 'APP_STORE', locale: 'en-US' } }),
    stop: () => (stopKeeping(), stopRestoring(), stopBoot(), stopSteps()),
  }
}
export type ReadingTab = Awaited<ReturnType<typeof openReadingTab>>
