import { readdirSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { readTexts, TEXTS_FOLDER } from './read-texts.ts'
import { AppTexts } from './sample-app.ts'
import { ConceptText, Glyphs, worldLanguages } from './world/concept.ts'
import { Occasions } from './world/occasions.ts'
import { Opinions } from './world/opinions.ts'
import { Phrases } from './world/phrases.ts'
import { Searches } from './world/searches.ts'
import { conceptGlyphs, worldCategories } from './world/worlds.ts'

const Concepts = v.strictObject(
  Object.fromEntries(worldCategories.map((category) => [category, v.record(v.string(), Glyphs)])),
)

/** The schema of every file there has to be, by its path without the ending. */
function schemas(): Map<string, v.GenericSchema> {
  const all = new Map<string, v.GenericSchema>([['concepts', Concepts]])
  const glyphs = conceptGlyphs()
  const concepts = Object.values(glyphs).flatMap((each) => Object.keys(each))
  const searches = v.strictObject(Object.fromEntries(concepts.map((id) => [id, Searches])))
  for (const language of worldLanguages) {
    all
      .set(`searches/${language}`, searches)
      .set(`phrases/${language}`, Phrases)
      .set(`opinions/${language}`, Opinions)
      .set(`occasions/${language}`, Occasions)
    for (const category of worldCategories) {
      const texts = Object.keys(glyphs[category]).map((id) => [id, ConceptText])
      all.set(`${category}/${language}`, v.strictObject(Object.fromEntries(texts)))
    }
  }
  for (const name of filesOf('apps')) all.set(`apps/${name}`, AppTexts)
  return all
}

const filesOf = (folder: string) =>
  readdirSync(path.join(TEXTS_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.json'.length))

/** What is wrong in the texts of the sample market, a line each with file and place; empty: nothing. */
export function faultsInTexts(read = readTexts): string[] {
  const expected = schemas()
  const faults = [...expected].flatMap(([name, schema]) => {
    const { issues = [] } = v.safeParse(schema, read(name))
    return issues.map((issue) => `${name}.json: ${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`)
  })
  const strays = filesOf('.').filter((name) => !expected.has(name))
  return [...faults, ...strays.map((name) => `${name}.json: nothing reads this file.`)]
}
