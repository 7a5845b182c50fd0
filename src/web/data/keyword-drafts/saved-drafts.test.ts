import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { draftRowId, EMPTY_DRAFT, isOnlyOnDevice, syncStep, withShared, type Draft } from './draft.ts'
import { draftsFile, savedDrafts } from './saved-drafts.ts'

let user = ''
beforeEach(() => {
  user = crypto.randomUUID()
  ownDevice(user)
})
afterEach(() => ownDevice(null))

async function keep(drafts: Record<string, Partial<Draft>>) {
  const { drafts: table } = await openDatabase('data', user)
  for (const [locale, draft] of Object.entries(drafts))
    await table.put({ id: draftRowId('p1', locale), value: { ...EMPTY_DRAFT, ...draft } })
}

test('drafts that only this device has: neither empty ones nor those that are published', async () => {
  await keep({
    'en-US': { entries: ['rain'] },
    'de-DE': {},
    'es-MX': { entries: ['lluvia'], published: ['lluvia'] },
    it: { entries: ['pioggia'], published: ['pioggia'], second: ['onda'] },
    ja: { subtitle: '睡眠' },
  })
  const { drafts } = await openDatabase('data', user)
  await drafts.put({ id: 'view p1 US', value: { locale: 'en-US', together: true } })
  await drafts.put({ id: draftRowId('p1', 'fr-FR'), value: { entries: 'damaged' } })
  expect((await savedDrafts()).map(({ locale }) => locale).sort()).toEqual(['en-US', 'it', 'ja'])
})

test('a file of drafts names the app and has each field as the store takes it', async () => {
  await keep({ 'en-US': { entries: ['rain', 'white noise'], second: ['fan'], subtitle: 'Soft noise' } })
  const file = draftsFile(await savedDrafts(), () => 'Moorlight')
  expect(JSON.parse(file)).toEqual({
    keywordFieldDrafts: [
      {
        app: 'Moorlight',
        projectId: 'p1',
        localization: 'en-US',
        keywordField: 'rain,white noise',
        secondDraft: 'fan',
        published: null,
        title: null,
        subtitle: 'Soft noise',
      },
    ],
  })
})

describe('a draft and that of the organisation', () => {
  const shared = (words: string[], revision: number) => ({ entries: words, published: null, second: null, revision })
  const draft = (words: string[], base: ReturnType<typeof shared> | null = null): Draft => ({
    ...EMPTY_DRAFT,
    entries: words,
    base,
  })
  const rain = shared(['rain'], 3)

  test.each<[string, Draft, ReturnType<typeof shared> | null, ReturnType<typeof syncStep>]>([
    ['nobody has one', draft([]), null, 'none'],
    ['this device has none yet', draft([]), rain, 'take'],
    ['one of an earlier version is carried over', draft(['fan']), null, 'send'],
    ['it is the same already', draft(['rain']), rain, 'take'],
    ['nothing has changed', draft(['rain'], rain), rain, 'none'],
    ['somebody else has changed it', draft(['rain'], rain), shared(['fan'], 4), 'take'],
    ['it was changed here', draft(['fan'], rain), rain, 'send'],
    ['it was emptied here', draft([], rain), rain, 'send'],
    ['both have changed it', draft(['fan'], rain), shared(['ocean'], 4), 'conflict'],
    ['both have one, and never shared', draft(['fan']), rain, 'conflict'],
    ['a queued change was discarded', draft(['fan'], shared(['fan'], 4)), rain, 'take'],
  ])('%s', (_, own, theirs, step) => {
    expect(syncStep(own, theirs)).toBe(step)
  })

  test('a refused change is asked about, though what was sent is what this device has', () => {
    expect(syncStep(draft(['fan'], shared(['fan'], 4)), shared(['ocean'], 4), true)).toBe('conflict')
  })

  test('what is shared is on this device alone no longer; a typed title is', () => {
    const taken = withShared({ ...EMPTY_DRAFT, title: 'Moorlight' }, rain)
    expect(taken).toEqual({ ...EMPTY_DRAFT, entries: ['rain'], title: 'Moorlight', base: rain })
    expect(isOnlyOnDevice(taken)).toBe(true)
    expect(isOnlyOnDevice({ ...taken, title: null })).toBe(false)
    expect(isOnlyOnDevice({ ...taken, title: null, entries: ['rain', 'fan'] })).toBe(true)
  })
})
