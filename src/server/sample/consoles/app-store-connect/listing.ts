import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'
import { badEntity, badParameter, badState, notFound, page, type Env } from './answers.ts'
import { visibleApp } from './apps.ts'
import { needs } from './authorize.ts'
import { reviewedVersions } from './review-list.ts'
import { localeNames, sides, storeTexts, textsMax, type LocalizationType, type Side } from './listing-sides.ts'

const Texts = v.record(v.string(), v.nullable(v.string()))
const Edited = v.nullish(Texts, {})
const Patch = v.object({ data: v.object({ type: v.string(), id: v.string(), attributes: Texts }) })

/** Ids: `<trackId>.<side>` of infos and versions, with `.<locale>` at the end of localizations. */
const parsedId = (id: string) => {
  const [, trackId = '', side, name] = /^(.+?)\.(draft|live)(?:\.([A-Za-z-]+))?$/.exec(id) ?? []
  return side === undefined ? null : { trackId, side: side as Side, name }
}

export function addListing(app: Hono<Env>, { market, records }: ConsoleParts): void {
  const sideNames = Object.keys(sides) as Side[]

  async function localization(owner: string, type: LocalizationType, id: string) {
    const { trackId, side, name } = parsedId(id) ?? {}
    const locale = localeNames.find((one) => one.name === name)?.locale
    if (trackId === undefined || side === undefined || locale === undefined) return null
    const stored = await storeTexts(market, { store: 'APP_STORE', trackId, locale }, side)
    if (!stored) return null
    const edited = v.parse(Edited, await records.get(owner, type, id))
    return { type, id, attributes: { locale: name, ...stored.texts[type], ...edited } }
  }

  const listLocalizations = (type: LocalizationType) => async (c: Context<Env, '/:id'>) => {
    const id = c.req.param('id')
    const { owner } = c.get('key')
    const parsed = parsedId(id)
    if (!parsed || !(await visibleApp(c.get('key'), parsed.trackId))) return notFound(c, type, id)
    const all = await Promise.all(localeNames.map(({ name }) => localization(owner, type, `${id}.${name}`)))
    return page(
      c,
      all.flatMap((one) => one ?? []),
    )
  }

  const patch = (type: LocalizationType) => async (c: Context<Env, '/:id'>) => {
    const id = c.req.param('id')
    const { owner } = c.get('key')
    const parsed = parsedId(id)
    const found = parsed && (await visibleApp(c.get('key'), parsed.trackId)) && (await localization(owner, type, id))
    if (!parsed || !found) return notFound(c, type, id)
    const body = v.safeParse(Patch, await c.req.json().catch(() => null))
    if (!body.success || body.output.data.id !== id) return badParameter(c, 'The request entity is not valid')
    const { attributes } = body.output.data
    const most: Readonly<Record<string, number>> = textsMax[type]
    for (const [name, text] of Object.entries(attributes)) {
      const max = most[name]
      if (max === undefined) return badEntity(c, 'ATTRIBUTE.UNKNOWN', `The attribute '${name}' is not known`)
      if (parsed.side === 'live' && name !== 'promotionalText')
        return badState(c, `The attribute '${name}' cannot be modified in the current state`)
      if (Array.from(text ?? '').length > max)
        return badEntity(c, 'ATTRIBUTE.INVALID.TOO_LONG', `'${name}' must not be longer than ${max} characters`)
    }
    const before = v.parse(Edited, await records.get(owner, type, id))
    await records.put(owner, type, id, { ...before, ...attributes })
    return c.json({ data: { ...found, attributes: { ...found.attributes, ...attributes } } })
  }

  app.get('/v1/apps/:id/appInfos', needs('read-listing'), async (c) => {
    const id = c.req.param('id')
    if (!(await visibleApp(c.get('key'), id))) return notFound(c, 'apps', id)
    const infoOf = (side: Side) => ({ type: 'appInfos', id: `${id}.${side}`, attributes: { state: sides[side].info } })
    return page(c, sideNames.map(infoOf))
  })

  app.get('/v1/apps/:id/appStoreVersions', needs('read-listing'), async (c) => {
    const id = c.req.param('id')
    const seen = await visibleApp(c.get('key'), id)
    const [locale] = seen?.locales ?? []
    if (locale === undefined) return notFound(c, 'apps', id)
    const versions = sideNames.map(async (side) => {
      const stored = await storeTexts(market, { store: 'APP_STORE', trackId: id, locale }, side)
      const attributes = { platform: 'IOS', versionString: stored?.version, appVersionState: sides[side].version }
      return stored ? [{ type: 'appStoreVersions', id: `${id}.${side}`, attributes }] : []
    })
    return page(c, [...(await Promise.all(versions)).flat(), ...(await reviewedVersions(market, id))])
  })

  const read = needs('read-listing')
  const write = needs('publish-listing')
  app.get('/v1/appInfos/:id/appInfoLocalizations', read, listLocalizations('appInfoLocalizations'))
  app.get(
    '/v1/appStoreVersions/:id/appStoreVersionLocalizations',
    read,
    listLocalizations('appStoreVersionLocalizations'),
  )
  app.patch('/v1/appInfoLocalizations/:id', write, patch('appInfoLocalizations'))
  app.patch('/v1/appStoreVersionLocalizations/:id', write, patch('appStoreVersionLocalizations'))
}
