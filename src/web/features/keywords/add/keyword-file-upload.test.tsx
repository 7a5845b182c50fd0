import { fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { appIn, trackedAnswer } from '../fixtures.ts'
import { AddKeywordsDialog } from './add-keywords-dialog.tsx'

beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

async function open() {
  respond(getTrackedKeywords, trackedAnswer(['sleep sounds'], { slots: { used: 10, limit: 1000 } }))
  drawPage(<AddKeywordsDialog app={appIn('en-US')} opened onClose={() => {}} />)
  await screen.findByText(/10 used/)
}
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'report.csv') => new File([content], name)
const utf16 = (text: string) =>
  Uint8Array.from(
    Array.from(`\uFEFF${text}`).flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  )
const linesOf = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

const field = () => screen.getByRole('textbox', { name: /^Keywords, separated/ })
const columns = () => screen.findByRole('group', { name: 'Which column contains the keywords?' })
const addToList = () => screen.getByRole('button', { name: 'Add to the list' })
const track = () => screen.getByRole('button', { name: /^Track \d+ keyword/ })
async function choose(file: File) {
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!chooser) throw new Error('no file can be chosen')
  await userEvent.upload(chooser, file, { applyAccept: false })
}
async function take(file: File) {
  await choose(file)
  await columns()
  await waitFor(() => expect(addToList()).toBeEnabled())
  await userEvent.click(addToList())
}

describe('a file of keywords in the dialog in which they are added', () => {
  test('the column of the keywords is guessed, and another can be chosen; what was typed stays', async () => {
    await open()
    await userEvent.type(field(), 'night noise,')
    await choose(fileOf('Search Term,Country,Volume\nrain,US,20\nNight Noise,US,10\nSleep Sounds,US,5'))
    const group = within(await columns())
    const guessed = group.getByRole('radio', { name: 'Search Term rain · Night Noise · Sleep Sounds' })
    expect(guessed).toBeChecked()
    await waitFor(() => expect(guessed).toHaveFocus())
    await userEvent.click(group.getByRole('radio', { name: /^Country US$/ }))
    expect(await screen.findByText('1 new keyword')).toBeVisible()
    expect(screen.getByText('2 duplicates left out')).toBeVisible()
    await userEvent.click(guessed)
    expect(await screen.findByText('2 new keywords')).toBeVisible()
    await userEvent.click(addToList())

    await waitFor(() => expect(field()).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Remove night noise' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove rain' })).toBeVisible()
    expect(await screen.findByText('1 duplicate left out')).toBeVisible()
    expect(screen.getByText('1 already tracked')).toBeVisible()
    expect(track()).toHaveTextContent('Track 2 keywords')
  })

  test('whether the first row names the columns is guessed, and can be said', async () => {
    await open()
    await choose(fileOf('rain\nwind'))
    const isNamed = await screen.findByRole('checkbox', { name: 'Row 1 contains the column names' })
    expect(isNamed).not.toBeChecked()
    expect(await screen.findByText('2 new keywords')).toBeVisible()
    await userEvent.click(isNamed)
    expect(await screen.findByText('1 new keyword')).toBeVisible()
    expect(screen.getByRole('radio', { name: 'rain wind' })).toBeChecked()
  })

  test('back leaves the file, not the dialog', async () => {
    await open()
    await userEvent.type(field(), 'wind,')
    await choose(fileOf('rain\nsea'))
    await columns()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field()).toHaveFocus())
    expect(screen.queryByRole('group', { name: /^Which column/ })).toBeNull()
    expect(track()).toHaveTextContent('Track 1 keyword')
  })

  test('a file can be dropped', async () => {
    await open()
    const dropped = { dataTransfer: { types: ['Files'], files: [fileOf('rain;wind')] } }
    expect(fireEvent.dragOver(field(), dropped)).toBe(false)
    expect(fireEvent.drop(field(), dropped)).toBe(false)
    expect(await columns()).toBeVisible()
  })

  test('KEY-023, KEY-024: counts duplicates of the file, and marks keywords over 500, which one button removes', async () => {
    await open()
    await choose(fileOf(`Keyword\n${linesOf(512, (at) => `word ${at}`)}\nWORD 7`))
    expect(await screen.findByText('512 new keywords')).toBeVisible()
    expect(screen.getByText('1 duplicate left out')).toBeVisible()
    await userEvent.click(addToList())
    expect(await screen.findByRole('img', { name: '512 of 500 keywords' })).toBeVisible()
    expect(track()).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Remove the last 12' }))
    await waitFor(() => expect(track()).toHaveTextContent('Track 500 keywords'))
    expect(track()).toBeEnabled()
  })

  test('KEY-028: a large file says that it is being read; of 100,000 rows the list takes the first 1,000', async () => {
    await open()
    await choose(fileOf(`keyword,volume\n${linesOf(100_000, (at) => `word ${at},${at}`)}`, 'all.csv'))
    expect(await screen.findByText('Reading all.csv…')).toBeVisible()
    expect(await screen.findByText('100,000 new keywords', { exact: false }, { timeout: 30_000 })).toHaveTextContent(
      'Only the first 1,000 go into the list.',
    )
    expect(screen.getByText('100,000 rows')).toBeVisible()
    await userEvent.click(addToList())
    expect(await screen.findByRole('button', { name: 'Remove the last 500' })).toBeVisible()
    expect(screen.getByText(/99,000 more didn't fit/)).toBeVisible()
  }, 60_000)

  test.each([
    ['semicolons and quotes', 'Volumen;Suchbegriff\r\n4;"rain ""soft"""\r\n2;wind\r\n'],
    ['a byte order mark', '\uFEFFKeyword\nrain\nwind'],
    ['UTF-16', utf16('Keyword\tVolume\nrain\t4\nwind\t2')],
    ['Japanese and Arabic', 'キーワード,国\n睡眠,JP\nصوت المطر,SA'],
  ])('with %s gives its two keywords', async (_, content) => {
    await open()
    await take(fileOf(content))
    await waitFor(() => expect(track()).toHaveTextContent('Track 2 keywords'))
  })

  test.each([
    ['a web page', '<!DOCTYPE html><html><body>Log in', /is a web page, not a list/],
    ['an empty file', ' \n', /report.csv is empty/],
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0]), /is a workbook/],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]), /isn't a text file/],
    ['more than 8 MB', new Uint8Array(8 * 1024 * 1024 + 1), /is larger than 8 MB/],
  ])('%s is refused in words, and what was typed stays', async (_, content, message) => {
    await open()
    await userEvent.type(field(), 'night noise,wi')
    await choose(fileOf(content))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('button', { name: 'Remove night noise' })).toBeVisible()
    expect(field()).toHaveValue('wi')
    await take(fileOf('rain'))
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(track()).toHaveTextContent('Track 3 keywords'))
  })
})
