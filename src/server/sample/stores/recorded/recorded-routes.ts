import { Hono } from 'hono'
import * as v from 'valibot'
import type { Recorded } from './read-recorded.ts'

const Answer = v.object({ results: v.array(v.unknown()) })

/** What was recorded, in place of what the sample market would tell; anything else is left to the routes behind. */
export function recordedRoutes({ pages, entries }: Recorded): Hono {
  const routes = new Hono()

  routes.get('/:country{[a-z]{2}}/app/*', async (c, next) => {
    const id = /\/(?:id)?(\d+)$/.exec(c.req.path)?.[1]
    const page = pages.get(`${c.req.param('country')}/${id}`)
    if (page === undefined || c.req.query('see-all') !== undefined) return next()
    return c.html(page)
  })

  routes.get('/lookup', async (c, next) => {
    const country = (c.req.query('country') ?? 'us').toLowerCase()
    const recorded = (c.req.query('id') ?? '').split(',').flatMap((id) => entries.get(`${country}/${id}`) ?? [])
    await next()
    if (recorded.length === 0) return
    const { results } = v.parse(Answer, JSON.parse(await c.res.text()))
    const all = [...recorded, ...results]
    c.res = new Response(`\n\n\n${JSON.stringify({ resultCount: all.length, results: all }, null, 1)}\n\n\n`, {
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
    })
  })

  return routes
}
