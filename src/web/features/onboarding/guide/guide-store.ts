import { useEffect, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { withConnection } from '#web/offline/storage/database.ts'
import { deviceUser } from '#web/offline/storage/device-user.ts'
import type { RowState } from '#web/data/saved-rows/saved-rows.ts'
import { markUnsaved } from '#web/offline/updates/app-update.ts'
import { createStore } from '#web/offline/create-store.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { Guide, register } from './guide.ts'

/** The guide of the user of now (GUIDE-013: one row of the device's table of guides); null: none, or not read yet. */
export const guide = createStore<Guide | null>(null)
export const useGuide = (): Guide | null => useSyncExternalStore(guide.subscribe, guide.get)

/** Whether the device has the guide as it shows. */
export const guideState = createStore<RowState>('written')
export const useGuideState = (): RowState => useSyncExternalStore(guideState.subscribe, guideState.get)

const ID = 'connection-onboarding' satisfies Guide['id']

let lastWrite = 0

deviceUser.subscribe(() => {
  lastWrite += 1
  guide.set(null)
  setState('written')
})

function setState(state: RowState): void {
  guideState.set(state)
  markUnsaved(ID, state !== 'written')
}

/** What the device keeps: another tab may have gone on with it. null: nothing, or nothing that can be read. */
export async function readGuide(): Promise<Guide | null> {
  const userId = deviceUser.get()
  const kept = userId === null ? undefined : await keptOf(userId).catch(() => undefined)
  // What this tab has goes on where the device keeps nothing.
  if (kept && deviceUser.get() === userId) guide.set(kept)
  return guide.get()
}

async function keptOf(userId: string): Promise<Guide | undefined> {
  const db = await userDatabase('data', userId)
  const row = await withConnection(db, () => db.guides.get(ID))
  const kept = v.safeParse(Guide, row?.value)
  return kept.success ? kept.output : undefined
}

/** Goes on with the guide of today, or begins it. */
export async function registerGuide(now: number): Promise<Guide> {
  const before = await readGuide()
  const registered = register(before, now)
  if (registered !== before) await save(registered)
  return registered
}

/** Changes the guide; resolves when the device has it too. Nothing without one. */
export async function changeGuide(change: (before: Guide) => Guide): Promise<void> {
  const before = guide.get()
  if (before) await save(change(before))
}

async function save(value: Guide): Promise<void> {
  guide.set(value)
  const userId = deviceUser.get()
  if (userId === null) return
  lastWrite += 1
  const write = lastWrite
  setState('writing')
  let state: RowState = 'written'
  try {
    const db = await userDatabase('data', userId)
    await withConnection(db, () => db.guides.put({ id: ID, value }))
  } catch {
    // Where the device keeps nothing, the guide lasts as long as the page.
    state = 'unwritten'
  }
  if (write === lastWrite) setState(state)
}

/** Whether the tour that follows the guide is to be shown. */
export function useTourDue(): boolean {
  const known = useGuide()
  useEffect(() => {
    if (guide.get() === null) void readGuide()
  }, [])
  return known?.endedAt != null && known.isTourDue
}

/** The tour was shown, or turned down. */
export const endTour = (): Promise<void> => changeGuide((before) => ({ ...before, isTourDue: false }))
