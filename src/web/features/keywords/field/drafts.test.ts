import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '#web/offline/storage/database.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { addToDraft } from './composer/add-to-draft.ts'
import { draftId } from './drafts.ts'
import { moorlight } from './fixtures.ts'
import { useDraft, useFieldLength, useView } from './use-draft.ts'

let users = 0
beforeEach(() => {
  users += 1
  ownDevice(`composer-${users}`)
})
afterEach(() => {
  vi.restoreAllMocks()
  ownDevice(null)
  deviceStorage.set('ok')
})

async function openDraft(locale = 'en-US') {
  const { result } = renderHook(() => useDraft(moorlight, locale))
  await waitFor(() => expect(result.current.isRead).toBe(true))
  const change = (next: (before: readonly string[]) => string[]) => act(async () => result.current.change(next))
  return { result, change }
}
const kept = async () => (await openDatabase('data', `composer-${users}`)).drafts.toArray()

describe('the draft of a keyword field', () => {
  test('is kept on the device for its app and localization', async () => {
    const { result, change } = await openDraft()
    await change(() => ['sounds', 'rain'])
    expect(result.current.entries).toEqual(['sounds', 'rain'])
    await waitFor(async () =>
      expect(await kept()).toEqual([
        { id: draftId(moorlight, 'en-US'), value: { entries: ['sounds', 'rain'], published: null, second: null } },
      ]),
    )
    expect((await openDraft('es-MX')).result.current.entries).toEqual([])
  })

  test('takes over what another tab writes, and adds to it', async () => {
    const { result, change } = await openDraft()
    await change(() => ['sounds'])
    const elsewhere = await openDatabase('data', `composer-${users}`)
    await waitFor(async () => expect(await kept()).toHaveLength(1))
    await elsewhere.drafts.put({
      id: draftId(moorlight, 'en-US'),
      value: { entries: ['sounds', 'fan'], published: null, second: null },
    })
    await waitFor(() => expect(result.current.entries).toEqual(['sounds', 'fan']))
    await change((before) => [...before, 'rain'])
    await waitFor(async () => expect((await kept())[0]?.value).toMatchObject({ entries: ['sounds', 'fan', 'rain'] }))
  })

  test('goes back one change after the other', async () => {
    const { result, change } = await openDraft()
    expect(result.current.canUndo).toBe(false)
    await change(() => ['sounds'])
    await change((before) => [...before, 'rain'])
    await act(async () => result.current.undo())
    expect(result.current.entries).toEqual(['sounds'])
    await act(async () => result.current.undo())
    expect(result.current.entries).toEqual([])
    expect(result.current.canUndo).toBe(false)
  })

  test('belongs to its user: who comes next has none', async () => {
    const { result, change } = await openDraft()
    await change(() => ['sounds'])
    act(() => ownDevice(`composer-${users}-other`))
    expect(result.current.entries).toEqual([])
  })

  test('that can not be read starts empty', async () => {
    const db = await openDatabase('data', `composer-${users}`)
    await db.drafts.put({ id: draftId(moorlight, 'en-US'), value: { entries: 'sounds' } })
    expect((await openDraft()).result.current.entries).toEqual([])
  })

  test('lasts as long as the page where the device keeps nothing', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { result, change } = await openDraft()
    await change(() => ['sounds'])
    expect(result.current.entries).toEqual(['sounds'])
  })
})

describe('adding keywords from elsewhere', () => {
  test('adds each word once, without stop words and what the title has', async () => {
    const { result } = await openDraft()
    let added: string[] = []
    await act(async () => {
      added = await addToDraft(moorlight, ['brown noise for sleep', 'noise machines', 'noise machine'])
    })
    expect(added).toEqual(['brown', 'noise', 'machines'])
    await waitFor(() => expect(result.current.entries).toEqual(['brown', 'noise', 'machines']))
    expect(renderHook(() => useFieldLength(moorlight)).result.current).toBe('brown,noise,machines'.length)
  })

  test('adds them to the localization that the composer shows, which is kept', async () => {
    const { result } = renderHook(() => useView(moorlight))
    expect(result.current).toMatchObject({ locale: 'en-US', together: false })
    expect(result.current.locales).toContain('es-MX')
    act(() => result.current.show({ locale: 'es-MX' }))
    await waitFor(() => expect(result.current.locale).toBe('es-MX'))
    await act(async () => void (await addToDraft(moorlight, ['lluvia'])))
    expect((await openDraft('es-MX')).result.current.entries).toEqual(['lluvia'])
    expect((await openDraft('en-US')).result.current.entries).toEqual([])
  })
})
