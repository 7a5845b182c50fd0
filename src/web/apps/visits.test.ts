import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { VISIT_ENDS_AFTER_MS } from './saved-visits.ts'
import { look } from './visits.ts'

const MINUTE = 60_000
const start = Date.UTC(2026, 10, 18, 9)
const told = (at: number, ...changes: string[]) => ({ at, changes })

let users = 0
beforeEach(() => {
  users += 1
  ownDevice(`visitor-${users}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  ownDevice(null)
  deviceStorage.set('ok')
})

describe('visits to a listing', () => {
  it('the first one knows of nothing before, however long it lasts', async () => {
    expect((await look('listing', null, start)).toldBefore).toBeNull()
    expect((await look('listing', told(start, 'title 2026-11-18'), start + MINUTE)).toldBefore).toBeNull()
    expect((await look('listing', null, start + 20 * MINUTE)).toldBefore).toBeNull()
    expect((await look('listing', null, start + 45 * MINUTE)).toldBefore).toBeNull()
  })

  it('ends when nobody has looked for half an hour; the next one knows what it was told', async () => {
    await look('listing', told(start, 'title 2026-11-18'), start)
    const next = start + VISIT_ENDS_AFTER_MS + 1
    expect(await look('listing', null, next)).toMatchObject({ toldBefore: told(start, 'title 2026-11-18') })
    // It stays so while this visit lasts, also when more is told.
    expect(await look('listing', told(next), next + 20 * MINUTE)).toMatchObject({
      toldBefore: told(start, 'title 2026-11-18'),
    })
    expect(await look('listing', null, next + 60 * MINUTE)).toMatchObject({ toldBefore: told(next) })
  })

  it('that told nothing, or saved answers only, leaves what was known before', async () => {
    await look('listing', told(start), start)
    await look('listing', null, start + 2 * VISIT_ENDS_AFTER_MS)
    await look('listing', told(start - MINUTE, 'icon 2026-11-18'), start + 4 * VISIT_ENDS_AFTER_MS)
    expect((await look('listing', null, start + 6 * VISIT_ENDS_AFTER_MS)).toldBefore).toEqual(told(start))
  })

  it('each listing and each user by itself', async () => {
    await look('listing', told(start), start)
    const later = start + 2 * VISIT_ENDS_AFTER_MS
    expect((await look('other', null, later)).toldBefore).toBeNull()
    ownDevice(`visitor-${users}-other`)
    expect((await look('listing', null, later)).toldBefore).toBeNull()
  })

  it('each is the first for nobody, and where the device keeps nothing', async () => {
    const later = start + 2 * VISIT_ENDS_AFTER_MS
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await look('listing', told(start), start)
    expect(await look('listing', null, later)).toEqual({ toldBefore: null })
    ownDevice(null)
    expect(await look('listing', null, later)).toEqual({ toldBefore: null })
  })
})
