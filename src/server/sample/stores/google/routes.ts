import { Hono, type Context } from 'hono'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import {
  appPage,
  callAnswer,
  chartData,
  chunkedAnswer,
  emptySearchPage,
  reviewsData,
  searchPage,
} from './play-pages.ts'
import type { PlayPlace, SamplePlay } from './sample-play.ts'

/** The store's own page of reviews. */
const REVIEWS_PAGE = 150

const groups: Readonly<Record<string, CategoryGroup>> = {
  topselling_free: 'FREE',
  topselling_paid: 'PAID',
  topgrossing: 'GROSSING',
}

const json = { 'content-type': 'application/json; charset=utf-8' }
const notFound = '<!doctype html><html><head><title>Not Found</title></head><body>Not found</body></html>'

const placeOf = (c: Context): PlayPlace => ({
  country: (c.req.query('gl') ?? 'US').toUpperCase(),
  language: c.req.query('hl') ?? 'en',
})

/** Google Play's details and search pages, and the remote calls behind its lists. */
export function playRoutes(play: SamplePlay): Hono {
  const routes = new Hono()

  routes.get('/store/apps/details', async (c) => {
    const place = placeOf(c)
    const id = c.req.query('id') ?? ''
    const app = await play.app(id, place)
    if (!app) return c.html(notFound, 404)
    return c.html(appPage(app, { isOffered: true, language: place.language, similar: await play.similar(id, place) }))
  })

  routes.get('/store/search', async (c) => {
    const { exact, others } = await play.search(c.req.query('q') ?? '', placeOf(c))
    return c.html(
      !exact && others.length === 0 ? emptySearchPage : searchPage(others, { token: null, card: exact ?? undefined }),
    )
  })

  routes.post('/_/PlayStoreUi/data/batchexecute', async (c) => {
    const form = new URLSearchParams(await c.req.text()).get('f.req') ?? ''
    const place = placeOf(c)
    if (form.includes('vyAe2')) return c.body(await chart(play, form, place), 200, json)
    if (form.includes('IJ4APc')) return c.body(await suggestions(play, form, place), 200, json)
    if (form.includes('UsvDTd')) return c.body(await reviews(play, form, place), 200, json)
    return c.body(callAnswer('unknown', null), 200, json)
  })

  return routes
}

async function chart(play: SamplePlay, form: string, place: PlayPlace): Promise<string> {
  const [, collection = '', category = ''] = /\\"(top\w+)\\",\\"(\w+)\\"/.exec(form) ?? []
  const group = groups[collection]
  const apps = group === undefined ? [] : await play.chart(group, category, place)
  return chunkedAnswer('vyAe2', apps.length === 0 ? null : chartData(apps))
}

async function suggestions(play: SamplePlay, form: string, place: PlayPlace): Promise<string> {
  const term = /\[\\"(.*?)\\"\]/.exec(form)?.[1] ?? ''
  const found = await play.complete(term, place)
  return callAnswer('IJ4APc', found.length === 0 ? null : [[found.map((text) => [text])]])
}

/** A token says how many were given out before. */
async function reviews(play: SamplePlay, form: string, place: PlayPlace): Promise<string> {
  const appId = /\[\\"([\w.]+)\\",7\]/.exec(form)?.[1] ?? ''
  const from = Number(/\[\d+,null,\\"(.*?)\\"\]/.exec(form)?.[1] ?? 0) || 0
  const all = await play.reviews(appId, place)
  const page = all.slice(from, from + REVIEWS_PAGE)
  const next = from + REVIEWS_PAGE < all.length ? String(from + REVIEWS_PAGE) : null
  return callAnswer('UsvDTd', page.length === 0 ? null : reviewsData(page, next))
}
