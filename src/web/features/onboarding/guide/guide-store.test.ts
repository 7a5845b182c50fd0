import { renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasUnsaved } from '#web/offline/updates/app-update.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { moorlight } from './fixtures.ts'
import { chooseCountries, next, restart, selectApp } from './guide.ts'
import { changeGuide, endTour, guide, guideState, readGuide, registerGuide, useTourDue } from './guide-store.ts'

const now = Date.now()
let users = 0
beforeEach(() => {
  users += 1
  ownDevice(`guided-${users}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  ownDevice(null)
  deviceStorage.set('ok')
})

/** As a reload does: nothing is left but what the device keeps. */
const reload = () => guide.set(null)

describe('the guide on the device', () => {
  test('ONB-005, GUIDE-013, C-26: every change is kept, in a table of guides; a reload goes on where it was', async () => {
    await registerGuide(now)
    await changeGuide((one) => selectApp(one, moorlight))
    await Promise.all([changeGuide(next), changeGuide((one) => chooseCountries(one, ['US', 'DE']))])
    const left = guide.get()
    reload()
    expect(await registerGuide(now)).toEqual(left)
    expect(left?.data).toEqual({ selectedApps: [moorlight], selectedCountries: ['US', 'DE'] })
    const db = await openDatabase('data', `guided-${users}`)
    expect((await db.guides.toArray()).map(({ id }) => id)).toEqual(['connection-onboarding'])
  })

  test('belongs to its user: who comes next has none', async () => {
    await registerGuide(now)
    ownDevice(`guided-${users}-other`)
    expect(guide.get()).toBeNull()
    expect(await readGuide()).toBeNull()
  })

  test('that can not be read starts again', async () => {
    await registerGuide(now)
    const db = await openDatabase('data', `guided-${users}`)
    await db.guides.put({ id: 'connection-onboarding', value: { currentStep: 7 } })
    reload()
    expect((await registerGuide(now)).currentStep).toBe(0)
  })

  test('counts as saved only when the device has its last change', async () => {
    await registerGuide(now)
    expect(guideState.get()).toBe('written')
    const change = changeGuide(next)
    expect(guideState.get()).toBe('writing')
    expect(hasUnsaved()).toBe(true)
    await change
    expect(guideState.get()).toBe('written')
    expect(hasUnsaved()).toBe(false)
  })

  test('lasts as long as the page where the device keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await registerGuide(now)
    await changeGuide(next)
    expect((await registerGuide(now)).currentStep).toBe(1)
    expect(guideState.get()).toBe('unwritten')
    ownDevice(`guided-${users}-other`)
    expect(guideState.get()).toBe('written')
  })

  test('OP-20: the tour is due once the guide is through, until it has been shown', async () => {
    await registerGuide(now)
    await changeGuide(() => restart(now, null))
    reload()
    const { result } = renderHook(() => useTourDue())
    await waitFor(() => expect(result.current).toBe(true))
    await endTour()
    await waitFor(() => expect(result.current).toBe(false))
    reload()
    expect((await readGuide())?.isTourDue).toBe(false)
  })
})
