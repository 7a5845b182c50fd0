import { LRUCache } from 'lru-cache'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { Store } from '#contract/store.ts'
import { sampleApps } from '../apps.ts'
import { categoriesOf } from '../categories.ts'
import { downloadsIn, revenueIn } from '../figures/downloads.ts'
import type { WorldLocale } from '../locales.ts'
import type { SampleApp } from '../sample-app.ts'

export interface ChartKey {
  store: Store
  locale: WorldLocale
  /** null: all apps. */
  category: string | null
  group: CategoryGroup
}

/** A store's charts end here. */
const CHART_MAX = 200
/** Downloads, or dollars, of a day below which an app is in no chart. */
const LEAST = 1
const CHARTS_KEPT = 6000
/** Of each day of 400 what is downloaded and what is earned in one country: up to 15 megabytes. */
const DAYS_KEPT = 800

const entrants = new Map<string, Promise<readonly SampleApp[]>>()

/** The apps that can be in a chart, whatever the day. */
function entrantsOf({ store, locale, category, group }: ChartKey): Promise<readonly SampleApp[]> {
  const key = `${store}/${locale}/${category}/${group}`
  let found = entrants.get(key)
  if (!found) entrants.set(key, (found = enter()))
  return found

  async function enter() {
    const apps = (await sampleApps()).filter(({ ref, locales }) => ref.store === store && locales.includes(locale))
    const inCategory = apps.filter(
      (app) => category === null || (categoriesOf(app.category) as readonly string[]).includes(category),
    )
    if (group === 'GROSSING') return inCategory.filter(({ usdPerDownload }) => usdPerDownload > 0)
    return inCategory.filter(({ usd }) => (group === 'PAID') === usd > 0)
  }
}

const figures = new LRUCache<string, Map<SampleApp, number>>({ max: DAYS_KEPT })

/** What one group's charts of a country are ordered by, remembered for a day, for an app stands in more than one chart. */
function figuresOf({ locale, group }: ChartKey, day: number): (app: SampleApp) => number {
  const of = group === 'GROSSING' ? revenueIn : downloadsIn
  const key = `${locale}/${group === 'GROSSING'}/${day}`
  let known = figures.get(key)
  if (!known) figures.set(key, (known = new Map()))
  const kept = known
  return (app) => {
    let figure = kept.get(app)
    if (figure === undefined) kept.set(app, (figure = of(app, locale, day)))
    return figure
  }
}

const charts = new LRUCache<string, readonly SampleApp[]>({ max: CHARTS_KEPT })

/** The chart of one day, leader first, at most 200: free and paid apps by that day's downloads in the country, grossing by revenue. */
export async function chartOn(chart: ChartKey, day: number): Promise<readonly SampleApp[]> {
  const key = `${Object.values(chart).join('/')}/${day}`
  const known = charts.get(key)
  if (known) return known
  const figure = figuresOf(chart, day)
  const apps = (await entrantsOf(chart))
    .filter((app) => figure(app) >= LEAST)
    .sort((a, b) => figure(b) - figure(a))
    .slice(0, CHART_MAX)
  charts.set(key, apps)
  return apps
}
