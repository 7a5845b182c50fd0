import { setImmediate } from 'node:timers/promises'
import { readTexts } from '../read-texts.ts'
import type { Concept, ConceptText, WorldLanguage } from './concept.ts'
import { inEachLanguage } from './in-each-language.ts'

/** The world's categories; their order is part of the world, for apps are numbered along it. */
export const worldCategories = [
  'finance',
  'productivity',
  'health-fitness',
  'photo-video',
  'education',
  'travel',
  'food-drink',
  'music',
  'weather',
  'utilities',
  'lifestyle',
  'navigation',
  'books',
  'business',
  'puzzle',
  'word',
  'strategy',
  'racing',
  'role-playing',
  'simulation',
] as const
export type WorldCategory = (typeof worldCategories)[number]

type GlyphsOfCategories = Record<WorldCategory, Record<string, Concept['glyphs']>>

/** The ids of every category's concepts, in the order that apps are numbered by, with their glyphs. */
export const conceptGlyphs = () => readTexts('concepts') as GlyphsOfCategories

let kinds: ReadonlyMap<string, readonly string[]> | undefined

const readKinds = () =>
  new Map(
    Object.values(conceptGlyphs()).flatMap((glyphs) => {
      const ids = Object.keys(glyphs)
      return ids.map((id) => [id, ids] as const)
    }),
  )

/** Ids of the concepts of a concept's category, itself among them. */
export const kindsOf = (concept: string): readonly string[] => (kinds ??= readKinds()).get(concept) ?? [concept]

function conceptsOf(category: WorldCategory, glyphs: GlyphsOfCategories[WorldCategory]): Concept[] {
  const textsIn = inEachLanguage((language) => readTexts(`${category}/${language}`) as Record<string, ConceptText>)
  return Object.entries(glyphs).map(([id, own]) => {
    const textIn = (language: WorldLanguage) => {
      const text = textsIn(language)[id]
      if (!text) throw new Error(`texts/${category}/${language}.json has no ${id}.`)
      return text
    }
    const text = { en: textIn('en'), de: textIn('de'), fr: textIn('fr'), es: textIn('es'), ja: textIn('ja') }
    return { id, glyphs: own, text }
  })
}

/** Reads the concepts of every category, one after the other, so that other work gets its turn in between. */
export async function readConcepts(): Promise<ReadonlyMap<WorldCategory, readonly Concept[]>> {
  const glyphs = conceptGlyphs()
  const concepts = new Map<WorldCategory, readonly Concept[]>()
  for (const category of worldCategories) {
    concepts.set(category, conceptsOf(category, glyphs[category]))
    await setImmediate()
  }
  return concepts
}
