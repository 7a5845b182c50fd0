import { globSync, readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'

/** Texts of a catalogue by their ids. */
type Texts = Record<string, { message: string; translation: string }>

const po = formatter()

async function textsOf(filename: string, locale: string): Promise<Texts> {
  const entries = await po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: 'en', filename })
  const said = Object.entries(entries).filter(([, { obsolete }]) => !obsolete)
  return Object.fromEntries(said.map(([id, { message = id, translation = '' }]) => [id, { message, translation }]))
}

/** Names of the values that a text takes, in its plural forms too, where `#` stands for the number itself. */
function valuesOf(tokens: CompiledMessage): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , format] = token
    const forms = typeof format === 'object' && format ? Object.values(format).filter(Array.isArray) : []
    return [name, ...forms.flatMap(valuesOf)].filter((one) => one !== '#')
  })
}

const tagsOf = (text: string) => text.match(/<\/?\w+\/?>/g) ?? []
/** What a text must hold in every language: the values and the marked places of its sentence. */
const partsOf = (text: string) => [...new Set([...valuesOf(compileMessageOrThrow(text)), ...tagsOf(text)])].toSorted()

const folders = globSync('locales/**/en.po').map((file) => file.slice(0, -'en.po'.length))

test('there are catalogues to judge', () =>
  expect(folders).toEqual(expect.arrayContaining(['locales/app/', 'locales/first/'])))

// `lingui check missing` counts them; this names them.
test.each(folders)('every text of %s is there in both languages, by itself', async (folder) => {
  const english = await textsOf(`${folder}en.po`, 'en')
  const german = await textsOf(`${folder}de.po`, 'de')
  const missing = (texts: Texts) =>
    Object.entries(english).flatMap(([id, { message }]) => (texts[id]?.translation ? [] : [message]))
  expect({ en: missing(english), de: missing(german) }).toEqual({ en: [], de: [] })
  expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted())
})

/** Words of a sentence; names, units and values are the same in both languages. */
const wordsOf = (text: string) => text.replaceAll(/[{}<>][\w,]*/g, ' ').match(/\p{Ll}{2,}/gu) ?? []

test.each(folders)('no German text of %s still stands in English', async (folder) => {
  const german = Object.values(await textsOf(`${folder}de.po`, 'de'))
  const same = german.filter(({ message, translation }) => message === translation)
  expect(same.map(({ message }) => message).filter((text) => wordsOf(text).length > 2)).toEqual([])
})

test.each(folders)(
  'the texts of %s take the same values and mark the same places in both languages',
  async (folder) => {
    const german = Object.values(await textsOf(`${folder}de.po`, 'de'))
    const parts = german.map(({ message, translation }) => ({
      message,
      en: partsOf(message),
      de: partsOf(translation),
    }))
    expect(parts.filter(({ en, de }) => en.join() !== de.join())).toEqual([])
  },
)

// Some names want an article, in a case of its own: "in den Vereinigten Staaten".
test.each(folders)('no German text of %s has a preposition before the name of a country', async (folder) => {
  const german = Object.values(await textsOf(`${folder}de.po`, 'de'))
  const translations = german.map(({ translation }) => translation)
  expect(translations.filter((text) => /\b(in|im|aus|für|nach|von|bei|mit|zu) \{\w*country\w*\}/i.test(text))).toEqual(
    [],
  )
})

// One English word, two German ones: a text that takes over the other meaning reads as nonsense, "Rolle: Spitzenreiter".
test.each([
  ['Owner', undefined, 'Inhaber'],
  ['Owner', 'of a keyword', 'Spitzenreiter'],
  ['Paid', 'invoice', 'Bezahlt'],
  ['Number', undefined, 'Ziffer'],
  ['Number', 'invoice', 'Nummer'],
  ['Share', undefined, 'Teilen'],
  ['Share', 'part of a sum', 'Anteil'],
  ['Open', 'status of a summary', 'Offen'],
])('%s (%s) is %s in German', async (message, context, german) => {
  const filename = 'locales/app/de.po'
  const entries = await po.parse(readFileSync(filename, 'utf8'), { locale: 'de', sourceLocale: 'en', filename })
  const found = Object.values(entries).find((entry) => entry.message === message && entry.context === context)
  expect(found?.translation).toBe(german)
})
