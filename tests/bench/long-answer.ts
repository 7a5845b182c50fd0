export const KEYWORDS = 10_000
/** Where the keywords of an app are asked for. */
export const RANKED_KEYWORDS = '/keywordmetrics/ranked-keywords/all'

interface Ranked {
  keywords?: { keyword: string }[]
}

/** An answer of the server with its own rows, again and again. */
export function longAnswer<T extends Ranked>(answer: T): T {
  const { keywords = [] } = answer
  if (keywords.length === 0) return answer
  const rows = Array.from({ length: KEYWORDS }, (_, index) => {
    const row = keywords[index % keywords.length]!
    return { ...row, keyword: `${row.keyword} ${index}` }
  })
  return { ...answer, keywords: rows }
}

/** Where the tracked keywords of a project are asked for, and their ranks. */
export const TRACKED_KEYWORDS = /\/projects\/[^/]+\/keywords$/
export const RANK_HISTORY = /\/keywordmetrics\/keywords\/history$/

/** As many as a plan has. */
export const TRACKED = 1000

interface Monitored {
  keywords?: { keyword: string }[]
  ranks?: Record<string, unknown>
}

/**
 * An answer about tracked keywords with so many of them: its own again and again, under other names. Both answers name the same
 * keywords if their own ones are the same.
 */
export function longMonitor<T extends Monitored>(answer: T, count: number): T {
  const { keywords, ranks } = answer
  const copies = (own: number) => Array.from({ length: Math.ceil(count / own) }, (_, copy) => copy)
  if (ranks) {
    const own = Object.entries(ranks)
    const all = copies(own.length).flatMap((copy) =>
      own.map(([keyword, days]) => [nameOf(keyword, copy), days] as const),
    )
    return { ...answer, ranks: Object.fromEntries(all) }
  }
  if (!keywords?.length) return answer
  const all = copies(keywords.length).flatMap((copy) => keywords.map((one, index) => copyOf(one, copy, copy + index)))
  return { ...answer, keywords: all.slice(0, count) }
}

const nameOf = (keyword: string, copy: number) => `${keyword} ${copy}`

/** Equal copies would need no sorting. */
const copyOf = <T extends { keyword: string }>(one: T, copy: number, seed: number) => ({
  ...one,
  keyword: nameOf(one.keyword, copy),
  volume: 5 + ((seed * 37) % 96),
  difficulty: 1 + ((seed * 53) % 100),
  maxReach: (seed * 7919) % 100_000,
})
