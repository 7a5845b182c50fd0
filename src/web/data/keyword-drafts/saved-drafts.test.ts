import { afterEach, beforeEach, expect, test } from 'vitest'
import { ownDevice } from '#tests/support/device-owner.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import { draftRowId, EMPTY_DRAFT, type Draft } from './draft.ts'
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
