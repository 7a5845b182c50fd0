import { tokenize } from '#aso/tokens.ts'
import { sampleApps } from '../apps.ts'

/** Words of the longest brand that is looked for. */
const WORDS_MAX = 3

let names: Promise<ReadonlySet<string>> | undefined

const wordsOf = (text: string) => tokenize(text, 'en').map(({ word }) => word)

const readNames = async () => new Set((await sampleApps()).map(({ brand }) => wordsOf(brand).join(' ')))

/** Tells whether a keyword holds the name of any app of the market. */
export async function brandFinder(): Promise<(keyword: string) => boolean> {
  const known = await (names ??= readNames())
  return (keyword) => {
    const words = wordsOf(keyword)
    return words.some((_, start) =>
      Array.from({ length: WORDS_MAX }, (_, i) => words.slice(start, start + i + 1).join(' ')).some((name) =>
        known.has(name),
      ),
    )
  }
}
