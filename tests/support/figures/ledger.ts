import { formatCompact, formatMoney, formatNumber } from '#web/i18n/format.ts'

/** Whose figure it is: the own store's, or an estimate. */
export type Mark = 'own' | 'estimate'

/** A figure as one place tells it. */
export interface Reading {
  /** As it is shown: "12.3K". */
  shown?: string
  /** As a file or an answer tells it, or the sum of the rows of a table. */
  exact?: number
  /** "up 6.4%", "down 6.4%" or "no change"; undefined: the place tells none. */
  change?: string | undefined
  /** undefined: what is read there says nothing of it. */
  mark?: Mark | undefined
}

const formats = {
  downloads: (value: number) => formatCompact(value, 'en'),
  revenue: (value: number) => formatMoney(value, 'USD', 'en'),
  'ranked keywords': (value: number) => formatNumber(value, 'en'),
  'average rating': (value: number) => formatNumber(value, 'en', 2),
  ratings: (value: number) => formatNumber(value, 'en'),
  'tracked keywords': (value: number) => formatNumber(value, 'en'),
  'average rank': (value: number) => formatNumber(value, 'en', 1),
  visibility: (value: number) => formatNumber(value, 'en', 1),
  'reviews to answer': (value: number) => formatNumber(value, 'en'),
}
export type Figure = keyof typeof formats

/** Every figure of some apps in every place that was read. */
export class Ledger {
  private readonly entries = new Map<string, Map<Figure, Map<string, Reading>>>()

  note(app: string, figure: Figure, place: string, reading: Reading): void {
    const ofApp = this.entries.get(app) ?? new Map<Figure, Map<string, Reading>>()
    this.entries.set(app, ofApp)
    const places = ofApp.get(figure) ?? new Map<string, Reading>()
    ofApp.set(figure, places.set(place, reading))
  }

  /** One line for each figure that is not the same everywhere, with what each place says. */
  differences(): string[] {
    return [...this.entries].flatMap(([app, figures]) =>
      [...figures].flatMap(([figure, places]) => {
        const readings = [...places.values()]
        const values = readings.map(({ shown, exact }) => shown ?? (exact === undefined ? '' : formats[figure](exact)))
        const parts = {
          values,
          'exact values': readings.flatMap(({ exact }) => exact ?? []),
          changes: readings.flatMap(({ change }) => change ?? []),
          marks: readings.flatMap(({ mark }) => mark ?? []),
        }
        const different = Object.entries(parts).filter(([, all]) => new Set<string | number>(all).size > 1)
        if (different.length === 0) return []
        return `${app}, ${figure}: different ${different.map(([name]) => name).join(', ')}\n${linesOf(places)}`
      }),
    )
  }

  /** How many places tell each figure of each app. */
  counts(): Record<string, Partial<Record<Figure, number>>> {
    const count = (figures: Map<Figure, Map<string, Reading>>) =>
      Object.fromEntries([...figures].map(([figure, places]) => [figure, places.size]))
    return Object.fromEntries([...this.entries].map(([app, figures]) => [app, count(figures)]))
  }
}

const linesOf = (places: ReadonlyMap<string, Reading>): string =>
  [...places]
    .map(([place, { shown, exact, change, mark }]) => {
      const said = [shown, exact, change, mark].filter((one) => one !== undefined)
      return `  ${place}: ${said.join(', ')}`
    })
    .join('\n')
