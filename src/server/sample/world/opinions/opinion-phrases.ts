/** What people write of any app, by stars: the first list is of one star, the last of five. */
type ByStars = readonly [readonly string[], readonly string[], readonly string[], readonly string[], readonly string[]]

/** How customers and developers talk in reviews, in one language. */
export interface OpinionPhrases {
  titles: ByStars
  sentences: ByStars
  /** What somebody likes or dislikes about one `{feature}`. */
  favourites: readonly [string, string, string]
  letdowns: readonly [string, string, string]
  /** Developers' answers to happy and to unhappy customers. */
  thanks: readonly [string, string, string]
  apologies: readonly [string, string, string]
  /** Names as customers show them in the App Store and in Google Play. */
  nicknames: readonly string[]
  names: readonly string[]
}
