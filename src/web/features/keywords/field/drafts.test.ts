import { i18n } from '@lingui/core'
import { act, renderHook, waitFor } from '#tests/support/render.tsx'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EMPTY_DRAFT } from '#web/data/keyword-drafts/draft.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { DeviceError } from '#web/offline/storage/device-error.ts'
import * as space from '#web/offline/storage/free-space.ts'
import { hasUnsaved } from '#web/offline/updates/app-update.ts'
import * as messages from '#web/ui/feedback/notify.ts'
import { deviceStorage } from '#web/offline/storage/device-storage.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import type { AnyRead } from '#web/data/queries/read.ts'
import { trackedAnswer } from '../fixtures.ts'
import { trackedRead } from '../reads.ts'
import { addToDraft, type AddedToDraft } from './add-to-field.ts'
import { listingRead } from './field-texts.ts'
import { changeEntries, draftId } from './drafts.ts'
import { listing, moorlight } from './field-fixtures.ts'
import { useDraft, useFieldLength, useKeywordField, useView } from './use-draft.ts'

let users = 0
beforeEach(() => {
  users += 1
  ownDevice(`composer-${users}`)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})
afterEach(() => {
  getQueryClient().clear()
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
/** Answers that the device has. */
const saved = ({ queryKey }: AnyRead, data: unknown) =>
  getQueryClient().setQueryData(queryKey, { data, at: Date.now() })
const savedDrafts = async () => (await openDatabase('data', `composer-${users}`)).drafts.toArray()

describe('the draft of a keyword field', () => {
  test('is saved on the device for its app and localization', async () => {
    const { result, change } = await openDraft()
    await change(() => ['sounds', 'rain'])
    expect(result.current.entries).toEqual(['sounds', 'rain'])
    await waitFor(async () =>
      expect(await savedDrafts()).toEqual([
        { id: draftId(moorlight, 'en-US'), value: { ...EMPTY_DRAFT, entries: ['sounds', 'rain'] } },
      ]),
    )
    expect((await openDraft('es-MX')).result.current.entries).toEqual([])
  })

  test('takes over what another tab writes, and adds to it', async () => {
    const { result, change } = await openDraft()
    await change(() => ['sounds'])
    const elsewhere = await openDatabase('data', `composer-${users}`)
    await waitFor(async () => expect(await savedDrafts()).toHaveLength(1))
    await elsewhere.drafts.put({
      id: draftId(moorlight, 'en-US'),
      value: { entries: ['sounds', 'fan'], published: null, second: null },
    })
    await waitFor(() => expect(result.current.entries).toEqual(['sounds', 'fan']))
    await change((before) => [...before, 'rain'])
    await waitFor(async () =>
      expect((await savedDrafts())[0]?.value).toMatchObject({ entries: ['sounds', 'fan', 'rain'] }),
    )
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

  test('goes back to both drafts after a swap, and past keeping and publishing', async () => {
    const { result, change } = await openDraft()
    await change(() => ['sounds'])
    await act(async () => result.current.keep())
    await change(() => ['rain'])
    await act(async () => result.current.swap())
    expect(result.current).toMatchObject({ entries: ['sounds'], second: ['rain'] })
    await act(async () => result.current.undo())
    expect(result.current).toMatchObject({ entries: ['rain'], second: ['sounds'] })
    await act(async () => result.current.publish())
    expect(result.current.published).toEqual(['rain'])
    await act(async () => result.current.undo())
    expect(result.current.published).toBeNull()
    await act(async () => result.current.undo())
    await act(async () => result.current.undo())
    expect(result.current).toMatchObject({ entries: ['sounds'], second: null })
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

describe('on a full device', () => {
  /** The next writes find no space. */
  function fails(times: number) {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    for (let left = times; left > 0; left -= 1)
      put.mockImplementationOnce(() => {
        throw new DOMException('No space', 'QuotaExceededError')
      })
  }

  test('space is freed, and the draft written', async () => {
    const freed = vi.spyOn(space, 'freeSpace')
    const { change } = await openDraft()
    fails(1)
    await change(() => ['sounds'])
    await waitFor(async () => expect(await savedDrafts()).toMatchObject([{ value: { entries: ['sounds'] } }]))
    expect(freed).toHaveBeenCalledOnce()
    await waitFor(() => expect(hasUnsaved()).toBe(false))
  })

  test('where that is not enough it is said, the draft stays, and is written with the next change', async () => {
    const notify = vi.spyOn(messages, 'notify').mockReturnValue('')
    const { result, change } = await openDraft()
    await change(() => ['sounds'])
    await waitFor(async () => expect(await savedDrafts()).toHaveLength(1))
    fails(2)
    await change(() => ['sounds', 'rain'])
    await waitFor(() => expect(notify).toHaveBeenCalledOnce())
    expect(notify.mock.calls[0]?.[0]).toMatchObject({ kind: 'error', title: 'Keyword field not saved' })
    expect(hasUnsaved()).toBe(true)
    // What the device still has does not come back, also not for who opens the composer again.
    expect((await openDraft()).result.current.entries).toEqual(['sounds', 'rain'])
    await change((before) => [...before, 'fan'])
    await waitFor(async () =>
      expect(await savedDrafts()).toMatchObject([{ value: { entries: ['sounds', 'rain', 'fan'] } }]),
    )
    expect(result.current.entries).toEqual(['sounds', 'rain', 'fan'])
    await waitFor(() => expect(hasUnsaved()).toBe(false))
  })

  test('a change that follows at once takes along what was not written', async () => {
    const id = draftId(moorlight, 'en-US')
    await openDraft()
    fails(2)
    const first = changeEntries(id, () => ['sounds'])
    const second = changeEntries(id, (before) => [...before, 'rain'])
    await expect(first).rejects.toEqual(new DeviceError('full'))
    await second
    expect(await savedDrafts()).toMatchObject([{ value: { entries: ['sounds', 'rain'] } }])
  })
})

describe('adding keywords from elsewhere', () => {
  test('adds each word once, without what the title has, and leaves nothing out where there is room', async () => {
    const { result } = await openDraft()
    let done: AddedToDraft | undefined
    await act(async () => {
      done = await addToDraft(moorlight, ['brown noise for sleep', 'noise machines', 'noise machine'])
    })
    expect(done).toEqual({ added: ['brown', 'noise', 'machine'], left: [] })
    await waitFor(() => expect(result.current.entries).toEqual(['brown', 'noise', 'machine']))
    expect(renderHook(() => useFieldLength(moorlight)).result.current).toBe('brown,noise,machine'.length)
  })

  test('knows title and subtitle of the listing that the device has', async () => {
    saved(listingRead(moorlight), listing)
    const { added } = await addToDraft(moorlight, ['brown noise', 'night stories', 'fenwick fitness app'])
    expect(added).toEqual(['brown'])
  })

  test('adds what is worth most and fits, and tells what was left out', async () => {
    const [often, seldom] = ['b'.repeat(60), 'a'.repeat(60)]
    const { keywords, ...answer } = trackedAnswer([often, seldom])
    const volumes = new Map([
      [often, 90],
      [seldom, 5],
    ])
    saved(trackedRead(moorlight.project.projectId, 'en-US'), {
      ...answer,
      keywords: keywords.map((one) => Object.assign(one, { volume: volumes.get(one.keyword) ?? null })),
    })
    const done = await addToDraft(moorlight, [seldom, often])
    expect(done).toEqual({ added: [often], left: [seldom] })
  })

  test('adds them to the localization that the composer shows, and saves it', async () => {
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

describe('the words of the keyword field, for others', () => {
  const field = (app = moorlight) => renderHook(() => useKeywordField(app)).result

  test('are those of the published field, else of the draft; none of either, of a competitor or of Google Play', async () => {
    expect(field().current).toBeNull()
    const { result, change } = await openDraft()
    await change(() => ['sounds'])
    expect(field().current).toEqual(['sounds'])
    await act(async () => result.current.publish())
    await change(() => ['rain'])
    expect(field().current).toEqual(['sounds'])
    expect(field({ ...moorlight, isOwn: false }).current).toBeNull()
    expect(field({ ...moorlight, store: 'GOOGLE_PLAY' }).current).toBeNull()
  })
})
