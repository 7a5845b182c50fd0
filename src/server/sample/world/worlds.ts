import type { Concept } from './concept.ts'

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

/** The wording is large and not needed before somebody looks at the market. */
const wording: Readonly<Record<WorldCategory, () => Promise<readonly Concept[]>>> = {
  finance: async () => (await import('./finance/index.ts')).finance,
  productivity: async () => (await import('./productivity/index.ts')).productivity,
  'health-fitness': async () => (await import('./health-fitness/index.ts')).healthFitness,
  'photo-video': async () => (await import('./photo-video/index.ts')).photoVideo,
  education: async () => (await import('./education/index.ts')).education,
  travel: async () => (await import('./travel/index.ts')).travel,
  'food-drink': async () => (await import('./food-drink/index.ts')).foodDrink,
  music: async () => (await import('./music/index.ts')).music,
  weather: async () => (await import('./weather/index.ts')).weather,
  utilities: async () => (await import('./utilities/index.ts')).utilities,
  lifestyle: async () => (await import('./lifestyle/index.ts')).lifestyle,
  navigation: async () => (await import('./navigation/index.ts')).navigation,
  books: async () => (await import('./books/index.ts')).books,
  business: async () => (await import('./business/index.ts')).business,
  puzzle: async () => (await import('./puzzle/index.ts')).puzzle,
  word: async () => (await import('./word/index.ts')).word,
  strategy: async () => (await import('./strategy/index.ts')).strategy,
  racing: async () => (await import('./racing/index.ts')).racing,
  'role-playing': async () => (await import('./role-playing/index.ts')).rolePlaying,
  simulation: async () => (await import('./simulation/index.ts')).simulation,
}

/** Reads the concepts of every category, one after the other, so that other work gets its turn in between. */
export async function readConcepts(): Promise<ReadonlyMap<WorldCategory, readonly Concept[]>> {
  const concepts = new Map<WorldCategory, readonly Concept[]>()
  for (const category of worldCategories) concepts.set(category, await wording[category]())
  return concepts
}
