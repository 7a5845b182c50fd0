/** The App Store's genres by the ids that its answers carry and its charts are asked for with. */
const names: Readonly<Record<string, string>> = {
  6000: 'Business',
  6001: 'Weather',
  6002: 'Utilities',
  6003: 'Travel',
  6004: 'Sports',
  6005: 'Social Networking',
  6006: 'Reference',
  6007: 'Productivity',
  6008: 'Photo & Video',
  6009: 'News',
  6010: 'Navigation',
  6011: 'Music',
  6012: 'Lifestyle',
  6013: 'Health & Fitness',
  6014: 'Games',
  6015: 'Finance',
  6016: 'Entertainment',
  6017: 'Education',
  6018: 'Books',
  6020: 'Medical',
  6021: 'Magazines & Newspapers',
  6022: 'Catalogs',
  6023: 'Food & Drink',
  6024: 'Shopping',
  6026: 'Developer Tools',
  6027: 'Graphics & Design',
  7001: 'Games: Action',
  7002: 'Games: Adventure',
  7003: 'Games: Casual',
  7004: 'Games: Board',
  7005: 'Games: Card',
  7006: 'Games: Casino',
  7007: 'Games: Dice',
  7008: 'Games: Educational',
  7009: 'Games: Family',
  7011: 'Games: Music',
  7012: 'Games: Puzzle',
  7013: 'Games: Racing',
  7014: 'Games: Role Playing',
  7015: 'Games: Simulation',
  7016: 'Games: Sports',
  7017: 'Games: Strategy',
  7018: 'Games: Trivia',
  7019: 'Games: Word',
}

const ids = new Map(Object.entries(names).map(([id, name]) => [name, id]))

/** A genre's name, the same in every country: what charts are asked for by. Games: Sports is not Sports. */
export const genreName = (id: string): string | null => names[id] ?? null

/** null: the App Store has no such genre, or this table does not know it. */
export const genreId = (name: string): string | null => ids.get(name) ?? null

/** Every genre that this table knows. */
export const genreNames: readonly string[] = Object.values(names)
