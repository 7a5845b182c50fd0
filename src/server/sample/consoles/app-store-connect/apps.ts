import type { Hono } from 'hono'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import type { ConsoleParts } from '../console.ts'
import { sampleApp } from '../../apps.ts'
import type { SampleApp } from '../../sample-app.ts'
import { notFound, page, type Env } from './answers.ts'
import { needs } from './authorize.ts'

/** The developer's own id of an app, which sales reports name. */
export const skuOf = (trackId: string): string => `SKU${trackId}`

/** The app with this id if the key may see it. */
export async function visibleApp(key: Env['Variables']['key'], trackId: string): Promise<SampleApp | null> {
  return key.trackIds.includes(trackId) ? sampleApp({ store: 'APP_STORE', trackId }) : null
}

export function addApps(app: Hono<Env>, { market }: ConsoleParts): void {
  const resourceOf = async (trackId: string) => {
    const listing = await market.listing({ store: 'APP_STORE', trackId, locale: DEFAULT_LOCALE })
    if (!listing) return []
    const name = listing.title
    const words = [listing.developerName ?? 'developer', name.split(':')[0] ?? name]
    const bundleId = ['com', ...words].map((word) => word.toLowerCase().replaceAll(/[^a-z0-9]/g, '')).join('.')
    const attributes = { name, bundleId, sku: skuOf(trackId), primaryLocale: DEFAULT_LOCALE }
    return [{ type: 'apps', id: trackId, attributes }]
  }

  app.get('/v1/apps', needs('read-apps'), async (c) => {
    const apps = (await Promise.all(c.get('key').trackIds.map(resourceOf))).flat()
    const wanted = (['id', 'bundleId', 'name', 'sku'] as const).flatMap((name) => {
      const value = c.req.query(`filter[${name}]`)
      return value === undefined ? [] : [{ name, values: value.split(',') }]
    })
    const found = apps.filter(({ id, attributes }) =>
      wanted.every(({ name, values }) => values.includes(name === 'id' ? id : attributes[name])),
    )
    return page(
      c,
      found.toSorted((a, b) => a.attributes.name.localeCompare(b.attributes.name)),
    )
  })

  app.get('/v1/apps/:id', needs('read-apps'), async (c) => {
    const id = c.req.param('id')
    const [data] = (await visibleApp(c.get('key'), id)) ? await resourceOf(id) : []
    return data ? c.json({ data }) : notFound(c, 'apps', id)
  })
}
