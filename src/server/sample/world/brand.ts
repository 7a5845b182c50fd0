import { type Store } from '#contract/store.ts'
import { hash01 } from '../hash.ts'
import type { Concept } from './concept.ts'
import { brandName, developerWord } from './names.ts'
import { worldCategories, type WorldCategory } from './worlds.ts'

/** Concepts of a category, and brands that rival in a concept. */
const CONCEPTS = 3
export const RIVALS = 11

/** A product of the world; in each store that has it, it is an app. */
export interface Brand {
  name: string
  category: WorldCategory
  concept: Concept
  /** Its number among its rivals, 0..10. */
  variant: number
  /** Text that all draws about the brand start with. */
  seed: string
  /** 0: the concept's leader. */
  place: number
  developer: { name: string; domain: string }
  stores: readonly Store[]
}

const companies = ['Studio', 'Labs', 'Software', 'Apps', 'Works', 'Digital', 'Mobile', '& Co'] as const
const gameCompanies = [
  'Games',
  'Play',
  'Interactive',
  'Studios',
  'Arcade',
  'Entertainment',
  'Game House',
  '& Co',
] as const
const gameCategories: ReadonlySet<WorldCategory> = new Set(worldCategories.slice(worldCategories.indexOf('puzzle')))

export const isGameWorld = (category: WorldCategory) => gameCategories.has(category)

/** A developer has one to four neighbouring brands of a category. */
function developerOf(category: WorldCategory, inCategory: number): Brand['developer'] {
  let first = 0
  let number = worldCategories.indexOf(category) * CONCEPTS * RIVALS
  for (;;) {
    const size = 1 + Math.floor(4 * hash01(`developer/${category}/${first}`) ** 1.7)
    if (inCategory < first + size) break
    first += size
    number++
  }
  const word = developerWord(number)
  const names = isGameWorld(category) ? gameCompanies : companies
  const company = names[Math.floor(hash01(`company/${word}`) * names.length)] ?? names[0]
  return { name: `${word} ${company}`, domain: word.toLowerCase() }
}

/** The two leaders of a concept are in both stores, the others in one of them. */
function storesOf(place: number, seed: string): readonly Store[] {
  if (place < 2) return ['APP_STORE', 'GOOGLE_PLAY']
  return hash01(`store/${seed}`) < 0.54 ? ['APP_STORE'] : ['GOOGLE_PLAY']
}

/** The brands that rival in one concept, `number` of its category. */
export function brandsOf(category: WorldCategory, concept: Concept, number: number): Brand[] {
  const seeds = Array.from({ length: RIVALS }, (_, variant) => `${category}/${concept.id}/${variant}`)
  const strength = seeds.map((seed) => hash01(`strength/${seed}`))
  const order = strength.toSorted((a, b) => b - a)
  const first = (worldCategories.indexOf(category) * CONCEPTS + number) * RIVALS
  return seeds.map((seed, variant) => {
    const place = order.indexOf(strength[variant] ?? 0)
    return {
      name: brandName(first + variant),
      category,
      concept,
      variant,
      seed,
      place,
      // Stepping by 3 lets a developer have brands of several concepts.
      developer: developerOf(category, variant * CONCEPTS + number),
      stores: storesOf(place, seed),
    }
  })
}
