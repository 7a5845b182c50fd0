import { genreId } from '#server/markets/live/apple/genres.ts'
import { categories, categoriesOf, categoryIds, isGame, type CategoryId } from '../../categories.ts'

/** Number of the App Store's genre that a category of the sample market stands for. */
export const genreIdOf = (category: CategoryId): string => {
  const name = categories[category]
  return genreId(isGame(category) && category !== 'GAMES' ? `Games: ${name}` : name) ?? ''
}

const byGenre = new Map(
  Object.values(categoryIds)
    .flatMap(({ APP_STORE }) => categoriesOf(APP_STORE))
    .map((category) => [genreIdOf(category), category]),
)

/** null: the sample market has no app of this genre. */
export const categoryOfGenre = (id: string): CategoryId | null => byGenre.get(id) ?? null

/** As the store lists them: Games before the kind of game. */
export const genresOf = (category: CategoryId) =>
  categoriesOf(category)
    .toReversed()
    .map((each) => ({ id: genreIdOf(each), name: categories[each], englishName: categories[each] }))
