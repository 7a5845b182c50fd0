import type { Store } from '#contract/store.ts'
import type { WorldCategory } from './world/worlds.ts'

/** The stores' category ids that the sample market uses, with the names they show. */
export const categories = {
  FINANCE: 'Finance',
  PRODUCTIVITY: 'Productivity',
  HEALTH_AND_FITNESS: 'Health & Fitness',
  PHOTO_AND_VIDEO: 'Photo & Video',
  PHOTOGRAPHY: 'Photography',
  EDUCATION: 'Education',
  TRAVEL: 'Travel',
  TRAVEL_AND_LOCAL: 'Travel & Local',
  FOOD_AND_DRINK: 'Food & Drink',
  MUSIC: 'Music',
  MUSIC_AND_AUDIO: 'Music & Audio',
  WEATHER: 'Weather',
  UTILITIES: 'Utilities',
  TOOLS: 'Tools',
  LIFESTYLE: 'Lifestyle',
  NAVIGATION: 'Navigation',
  MAPS_AND_NAVIGATION: 'Maps & Navigation',
  BOOKS: 'Books',
  BOOKS_AND_REFERENCE: 'Books & Reference',
  BUSINESS: 'Business',
  GAMES: 'Games',
  GAME: 'Games',
  GAMES_PUZZLE: 'Puzzle',
  GAME_PUZZLE: 'Puzzle',
  GAMES_WORD: 'Word',
  GAME_WORD: 'Word',
  GAMES_STRATEGY: 'Strategy',
  GAME_STRATEGY: 'Strategy',
  GAMES_RACING: 'Racing',
  GAME_RACING: 'Racing',
  GAMES_ROLE_PLAYING: 'Role Playing',
  GAME_ROLE_PLAYING: 'Role Playing',
  GAMES_SIMULATION: 'Simulation',
  GAME_SIMULATION: 'Simulation',
} as const

export type CategoryId = keyof typeof categories

/** What the two stores call a category of the world. */
export const categoryIds: Readonly<Record<WorldCategory, Readonly<Record<Store, CategoryId>>>> = {
  finance: { APP_STORE: 'FINANCE', GOOGLE_PLAY: 'FINANCE' },
  productivity: { APP_STORE: 'PRODUCTIVITY', GOOGLE_PLAY: 'PRODUCTIVITY' },
  'health-fitness': { APP_STORE: 'HEALTH_AND_FITNESS', GOOGLE_PLAY: 'HEALTH_AND_FITNESS' },
  'photo-video': { APP_STORE: 'PHOTO_AND_VIDEO', GOOGLE_PLAY: 'PHOTOGRAPHY' },
  education: { APP_STORE: 'EDUCATION', GOOGLE_PLAY: 'EDUCATION' },
  travel: { APP_STORE: 'TRAVEL', GOOGLE_PLAY: 'TRAVEL_AND_LOCAL' },
  'food-drink': { APP_STORE: 'FOOD_AND_DRINK', GOOGLE_PLAY: 'FOOD_AND_DRINK' },
  music: { APP_STORE: 'MUSIC', GOOGLE_PLAY: 'MUSIC_AND_AUDIO' },
  weather: { APP_STORE: 'WEATHER', GOOGLE_PLAY: 'WEATHER' },
  utilities: { APP_STORE: 'UTILITIES', GOOGLE_PLAY: 'TOOLS' },
  lifestyle: { APP_STORE: 'LIFESTYLE', GOOGLE_PLAY: 'LIFESTYLE' },
  navigation: { APP_STORE: 'NAVIGATION', GOOGLE_PLAY: 'MAPS_AND_NAVIGATION' },
  books: { APP_STORE: 'BOOKS', GOOGLE_PLAY: 'BOOKS_AND_REFERENCE' },
  business: { APP_STORE: 'BUSINESS', GOOGLE_PLAY: 'BUSINESS' },
  puzzle: { APP_STORE: 'GAMES_PUZZLE', GOOGLE_PLAY: 'GAME_PUZZLE' },
  word: { APP_STORE: 'GAMES_WORD', GOOGLE_PLAY: 'GAME_WORD' },
  strategy: { APP_STORE: 'GAMES_STRATEGY', GOOGLE_PLAY: 'GAME_STRATEGY' },
  racing: { APP_STORE: 'GAMES_RACING', GOOGLE_PLAY: 'GAME_RACING' },
  'role-playing': { APP_STORE: 'GAMES_ROLE_PLAYING', GOOGLE_PLAY: 'GAME_ROLE_PLAYING' },
  simulation: { APP_STORE: 'GAMES_SIMULATION', GOOGLE_PLAY: 'GAME_SIMULATION' },
}

export const isGame = (category: CategoryId) => category.startsWith('GAME')

/** The categories of a store that have charts, by name. */
export function chartCategories(store: Store): { name: CategoryId; displayName: string }[] {
  const own = new Set(Object.values(categoryIds).flatMap((ids) => categoriesOf(ids[store])))
  return Array.from(own, (name) => ({ name, displayName: categories[name] })).sort((a, b) =>
    a.displayName.localeCompare(b.displayName, 'en'),
  )
}

/** The charts in which an app of a category stands: games are charted among all games, too. */
export function categoriesOf(category: CategoryId): CategoryId[] {
  if (!isGame(category)) return [category]
  return [category, category.startsWith('GAMES_') ? 'GAMES' : 'GAME']
}
