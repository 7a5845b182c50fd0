import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import {
  getCompetitors,
  getConfigCountries,
  getCountries,
  getFavouriteCountries,
  getProjects,
} from '#contract/projects.ts'
import { ApiError } from '#web/api/api-error.ts'
import { logWarning } from '#web/api/log.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { createStore } from '#web/offline/create-store.ts'
import type { UserChange } from '#web/session/sign-out.ts'

/** Age from which an answer is refetched when it is used, ms. */
export const FRESH_MS = 60_000
/** How long an unused answer stays in memory, ms; the device keeps it longer. */
const IN_MEMORY_MS = 6 * 3600_000

// Reconnects follow our own connectivity, not the browser's guess.
onlineManager.setEventListener((setOnline) => connectivity.subscribe(() => setOnline(connectivity.get() === 'online')))

const logged: ReadonlySet<unknown> = new Set(
  [getProjects, getCompetitors, getCountries, getConfigCountries, getFavouriteCountries].map(({ id }) => id),
)

/** ERR-012. To be offline is no failure. */
function logFailure(endpointId: unknown, error: Error): void {
  if (!logged.has(endpointId) || (error instanceof ApiError && error.kind === 'offline')) return
  logWarning(`${String(endpointId)} failed: ${error.message}`)
}

function createClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logFailure(queryKey[0], error) }),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: FRESH_MS,
        gcTime: IN_MEMORY_MS,
        retry: false,
        refetchOnReconnect: 'always',
      },
    },
  })
  client.mount()
  return client
}

/** The signed-in user's client. A change of user or organisation creates a new one, so that no answer crosses over. */
export const queryClient = createStore(createClient())
export const getQueryClient = (): QueryClient => queryClient.get()

/** Drops the answers of the previous user. */
export function dropAnswers({ before }: UserChange): void {
  // Answers from before the log-in belong to nobody and may stay.
  if (before === null) return
  const old = queryClient.get()
  queryClient.set(createClient())
  old.unmount()
  void old.cancelQueries()
  old.clear()
}
