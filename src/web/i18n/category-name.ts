import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The stores' categories by the names that markets tell, which are the English ones. */
const names: Readonly<Record<string, MessageDescriptor>> = {
  Action: msg({ message: 'Action', context: 'store category' }),
  Adventure: msg({ message: 'Adventure', context: 'store category' }),
  Apps: msg({ message: 'Apps', context: 'store category' }),
  Arcade: msg({ message: 'Arcade', context: 'store category' }),
  'Art & Design': msg({ message: 'Art & Design', context: 'store category' }),
  'Auto & Vehicles': msg({ message: 'Auto & Vehicles', context: 'store category' }),
  Beauty: msg({ message: 'Beauty', context: 'store category' }),
  Board: msg({ message: 'Board', context: 'store category' }),
  Books: msg({ message: 'Books', context: 'store category' }),
  'Books & Reference': msg({ message: 'Books & Reference', context: 'store category' }),
  Business: msg({ message: 'Business', context: 'store category' }),
  Card: msg({ message: 'Card', context: 'store category' }),
  Casino: msg({ message: 'Casino', context: 'store category' }),
  Casual: msg({ message: 'Casual', context: 'store category' }),
  Catalogs: msg({ message: 'Catalogs', context: 'store category' }),
  Comics: msg({ message: 'Comics', context: 'store category' }),
  Communication: msg({ message: 'Communication', context: 'store category' }),
  Dating: msg({ message: 'Dating', context: 'store category' }),
  'Developer Tools': msg({ message: 'Developer Tools', context: 'store category' }),
  Dice: msg({ message: 'Dice', context: 'store category' }),
  Education: msg({ message: 'Education', context: 'store category' }),
  Educational: msg({ message: 'Educational', context: 'store category' }),
  Entertainment: msg({ message: 'Entertainment', context: 'store category' }),
  Events: msg({ message: 'Events', context: 'store category' }),
  Family: msg({ message: 'Family', context: 'store category' }),
  Finance: msg({ message: 'Finance', context: 'store category' }),
  'Food & Drink': msg({ message: 'Food & Drink', context: 'store category' }),
  Games: msg({ message: 'Games', context: 'store category' }),
  'Graphics & Design': msg({ message: 'Graphics & Design', context: 'store category' }),
  'Health & Fitness': msg({ message: 'Health & Fitness', context: 'store category' }),
  'House & Home': msg({ message: 'House & Home', context: 'store category' }),
  Kids: msg({ message: 'Kids', context: 'store category' }),
  'Libraries & Demo': msg({ message: 'Libraries & Demo', context: 'store category' }),
  Lifestyle: msg({ message: 'Lifestyle', context: 'store category' }),
  'Magazines & Newspapers': msg({ message: 'Magazines & Newspapers', context: 'store category' }),
  'Maps & Navigation': msg({ message: 'Maps & Navigation', context: 'store category' }),
  Medical: msg({ message: 'Medical', context: 'store category' }),
  Music: msg({ message: 'Music', context: 'store category' }),
  'Music & Audio': msg({ message: 'Music & Audio', context: 'store category' }),
  Navigation: msg({ message: 'Navigation', context: 'store category' }),
  News: msg({ message: 'News', context: 'store category' }),
  'News & Magazines': msg({ message: 'News & Magazines', context: 'store category' }),
  Parenting: msg({ message: 'Parenting', context: 'store category' }),
  Personalization: msg({ message: 'Personalization', context: 'store category' }),
  'Photo & Video': msg({ message: 'Photo & Video', context: 'store category' }),
  Photography: msg({ message: 'Photography', context: 'store category' }),
  Productivity: msg({ message: 'Productivity', context: 'store category' }),
  Puzzle: msg({ message: 'Puzzle', context: 'store category' }),
  Racing: msg({ message: 'Racing', context: 'store category' }),
  Reference: msg({ message: 'Reference', context: 'store category' }),
  'Role Playing': msg({ message: 'Role Playing', context: 'store category' }),
  Shopping: msg({ message: 'Shopping', context: 'store category' }),
  Simulation: msg({ message: 'Simulation', context: 'store category' }),
  Social: msg({ message: 'Social', context: 'store category' }),
  'Social Networking': msg({ message: 'Social Networking', context: 'store category' }),
  Sports: msg({ message: 'Sports', context: 'store category' }),
  Strategy: msg({ message: 'Strategy', context: 'store category' }),
  Tools: msg({ message: 'Tools', context: 'store category' }),
  Travel: msg({ message: 'Travel', context: 'store category' }),
  'Travel & Local': msg({ message: 'Travel & Local', context: 'store category' }),
  Trivia: msg({ message: 'Trivia', context: 'store category' }),
  Utilities: msg({ message: 'Utilities', context: 'store category' }),
  'Video Players & Editors': msg({ message: 'Video Players & Editors', context: 'store category' }),
  'Watch apps': msg({ message: 'Watch apps', context: 'store category' }),
  'Watch faces': msg({ message: 'Watch faces', context: 'store category' }),
  Weather: msg({ message: 'Weather', context: 'store category' }),
  Word: msg({ message: 'Word', context: 'store category' }),
}

/** Games of the App Store carry what they are before the name of their kind. */
const GAMES = 'Games: '

/** A store's category in the reader's language; one that is not known keeps its name. */
export function categoryName(displayName: string): string {
  const isGame = displayName.startsWith(GAMES)
  const kind = isGame ? displayName.slice(GAMES.length) : displayName
  const known = names[kind]
  if (!known) return displayName
  const games = names['Games']
  return isGame && games ? `${i18n._(games)}: ${i18n._(known)}` : i18n._(known)
}
