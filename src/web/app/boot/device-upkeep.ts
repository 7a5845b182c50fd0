import { startKeeper } from '#web/data/keep-offline/keeper.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { overviewPlan } from '#web/features/overview/keep-plan.ts'
import { startBackgroundFill } from '#web/offline/updates/background-fill.ts'
import type { Profile } from '#contract/profile.ts'
import { applyOverlays, overlays } from '#web/offline/outbox/outbox.ts'
import { select } from '#web/offline/selection.ts'
import { profileRead } from '#web/data/queries/profile-read.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { inMemory, restoreReads } from '#web/data/queries/read.ts'
import { session } from '#web/session/session-store.ts'

let isStarted = false

/** Call once the first page is drawn: keeps apps available offline, follows the profile and loads the rest of the app. */
export function startUpkeep(): void {
  if (isStarted) return
  isStarted = true
  startKeeper(overviewPlan)
  followProfile()
  startBackgroundFill(() => new Promise<void>((resolve) => whenIdle(resolve, { afterRequests: true })))
}

let followed: string | null = null

/** OP-112: language and appearance are the user's on every device. What was changed elsewhere holds here too. */
function followProfile(): void {
  session.subscribe(() => void follow())
  void follow()
}

async function follow(): Promise<void> {
  const { identity, state } = session.get()
  if (state !== 'in') followed = null
  if (!identity || state !== 'in' || followed === identity.userId) return
  followed = identity.userId
  const one = profileRead(identity)
  await restoreReads([one])
  const before = knownBefore(one)
  const answer = await getQueryClient()
    .fetchQuery(one)
    .catch(() => null)
  if (session.get().identity?.userId !== identity.userId) return
  if (!answer) {
    // The server was away: the session is renewed when it is back.
    followed = null
    return
  }
  const [endpointId, input] = one.queryKey
  // What this device has still to send is the later word.
  const after = applyOverlays(overlays.get(), endpointId, input, answer.data)
  select(chosenElsewhere(before, after))
}

/** The profile as the device had it: what a page has asked for since it began is not what was followed before. */
function knownBefore(one: ReturnType<typeof profileRead>): Profile | undefined {
  const { dataUpdatedAt = 0 } = getQueryClient().getQueryState(one.queryKey) ?? {}
  return dataUpdatedAt < performance.timeOrigin ? inMemory(one) : undefined
}

type Chosen = Partial<Pick<Profile, 'language' | 'scheme'>>

/** What to take over; a profile that was never seen here tells the language, and the appearance if one was chosen. */
export function chosenElsewhere(before: Profile | undefined, after: Profile): Chosen {
  if (!before) return { language: after.language, ...(after.scheme !== 'auto' && { scheme: after.scheme }) }
  return {
    ...(after.language !== before.language && { language: after.language }),
    ...(after.scheme !== before.scheme && { scheme: after.scheme }),
  }
}
