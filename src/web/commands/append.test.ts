import { i18n } from '@lingui/core'
import { renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getChanges } from '#contract/changes.ts'
import { addFavouriteCountry, getCountries, getFavouriteCountries } from '#contract/projects.ts'
import { asked, noNetwork, refusal, respond, serverIsUp, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const spain = { countryCode: 'ES', countryName: 'Spain' }

let count = 0
let favourites: (typeof spain)[]
let write: () => Answer<typeof addFavouriteCountry> | Promise<Answer<typeof addFavouriteCountry>>

async function openTab() {
  vi.resetModules()
  const { signIn } = await import('#web/session/session.ts')
  const { useRead } = await import('#web/data/queries/read.ts')
  const { favouritesRead } = await import('#web/data/queries/reads.ts')
  const { outbox } = await import('../offline/outbox/outbox.ts')
  const { useIsPending } = await import('../offline/hooks.ts')
  const { favouriteEntity } = await import('./entities.ts')
  const { connectivity } = await import('#web/offline/connectivity/connectivity.ts')
  const { deviceStorage } = await import('#web/offline/storage/device-storage.ts')
  const { append } = await import('./append.ts')
  const { runDevice } = await import('./device.ts')
  signIn(tokensOf({ ...ada, userId: `${String(count).padStart(8, '0')}-2222-4111-8111-111111111111` }))
  runDevice()
  const shown = renderHook(() => ({
    names: useRead(favouritesRead()).data?.map((one) => one.countryName),
    isPending: useIsPending(favouriteEntity('ES')),
  })).result
  return { append, outbox, shown, connectivity, deviceStorage }
}

beforeEach(() => {
  count += 1
  localStorage.clear()
  fakeLocks()
  favourites = []
  write = () => {
    favourites = [spain]
    return null
  }
  serverIsUp()
  respond(addFavouriteCountry, () => write())
  respond(getFavouriteCountries, () => favourites)
  respond(getCountries, [])
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a change', () => {
  it('shows at once as waiting, and stays when the server has it', async () => {
    let arrive = () => {}
    const done = write
    write = () => new Promise((resolve) => (arrive = () => resolve(done())))
    const { append, outbox, shown } = await openTab()
    await waitFor(() => expect(shown.current.names).toEqual([]))
    await append('addFavourite', { countryCode: 'ES' })
    await waitFor(() => expect(shown.current).toEqual({ names: ['Spain'], isPending: true }))
    await waitFor(() => expect(asked(addFavouriteCountry)).toHaveLength(1))
    arrive()
    await waitFor(() => expect(outbox.get().entries).toEqual([]))
    expect(shown.current).toEqual({ names: ['Spain'], isPending: false })
    await waitFor(() => expect(asked(getFavouriteCountries)).toHaveLength(2))
    expect(shown.current.names).toEqual(['Spain'])
    expect(asked(addFavouriteCountry)[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('ERR-012: that was refused is not shown, is listed with its reason, and logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    write = () => refusal('COUNTRY_NOT_SUPPORTED')
    const { append, outbox, shown } = await openTab()
    await append('addFavourite', { countryCode: 'ES' })
    await waitFor(() => expect(outbox.get().attention).toBe(1))
    expect(outbox.get().entries[0]).toMatchObject({ state: 'refused', refusal: { code: 'COUNTRY_NOT_SUPPORTED' } })
    await waitFor(() => expect(shown.current.names).toEqual([]))
    expect(warn).toHaveBeenCalledWith('addFavourite was refused: COUNTRY_NOT_SUPPORTED')
  })

  it('that another tab has sent while this one was starting is asked for, whatever the page was drawn from', async () => {
    respond(getChanges, { content: [], pageNumber: 1, pageSize: 25, totalPages: 1 })
    await openTab()
    const { recordSent } = await import('./sent-elsewhere.ts')
    const { getFavouriteCountries } = await import('#contract/projects.ts')
    const { read, useRead } = await import('#web/data/queries/read.ts')
    const changes = read(getChanges, { params: { organizationId: ada.organizationId }, query: { page: '1' } })
    renderHook(() => useRead(changes))
    vi.spyOn(Date, 'now').mockReturnValueOnce(Date.now() + 5000)
    recordSent([{ endpoint: getFavouriteCountries, input: {} }])
    await waitFor(() => expect(asked(getFavouriteCountries)).toHaveLength(2))
    // Every change may have a line in the changelog.
    await waitFor(() => expect(asked(getChanges)).toHaveLength(2))
  })

  it('with a payload that does not fit is a mistake of the caller', async () => {
    const { append } = await openTab()
    await expect(append('addFavourite', { countryCode: 'Spain' })).rejects.toThrow('does not fit')
  })
})

describe('a device without a database', () => {
  beforeEach(() => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  })

  it('sends at once, says that offline is off, and shows what the server has', async () => {
    const { append, shown, deviceStorage } = await openTab()
    await waitFor(() => expect(shown.current.names).toEqual([]))
    await append('addFavourite', { countryCode: 'ES' })
    await waitFor(() => expect(shown.current.names).toEqual(['Spain']))
    expect(deviceStorage.get()).toBe('off')
  })

  it('tells a refusal to whoever asked', async () => {
    write = () => refusal('COUNTRY_NOT_SUPPORTED')
    const { append } = await openTab()
    await expect(append('addFavourite', { countryCode: 'ES' })).rejects.toMatchObject({ code: 'COUNTRY_NOT_SUPPORTED' })
  })

  it('does not pretend to keep anything while offline', async () => {
    noNetwork()
    const { append, connectivity } = await openTab()
    await waitFor(() => expect(connectivity.get()).toBe('offline'))
    await expect(append('addFavourite', { countryCode: 'ES' })).rejects.toMatchObject({
      name: 'DeviceError',
      reason: 'off',
    })
    expect(asked(addFavouriteCountry)).toEqual([])
  })
})
