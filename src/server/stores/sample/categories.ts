/** The stores' category ids that the sample market uses, with the names they show. */
export const categories = {
  HEALTH_AND_FITNESS: 'Health & Fitness',
  UTILITIES: 'Utilities',
  WEATHER: 'Weather',
  GAMES_PUZZLE: 'Puzzle',
  MAPS_AND_NAVIGATION: 'Maps & Navigation',
  GAME_PUZZLE: 'Puzzle',
  GAME_WORD: 'Word',
  FINANCE: 'Finance',
  LIFESTYLE: 'Lifestyle',
} as const

export type CategoryId = keyof typeof categories
