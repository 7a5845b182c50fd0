import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'
import { badParameter, badState, badText, notFound, page, type Env } from './answers.ts'
import { visibleApp } from './apps.ts'
import { needs } from './authorize.ts'
import { openLocalizations, parsedId } from './localizations.ts'
import { languages, textsMax, type LocalizationType } from './listing-sides.ts'
import { reviewedVersions } from './review-list.ts'
import { isEditable, openVersions, type Version } from './versions.ts'

const Texts = v.record(v.string(), v.nullable(v.string()))
type Texts = v.InferOutput<typeof Texts>
const Patch = v.object({ data: v.object({ type: v.string(), id: v.string(), attributes: Texts }) })
const Owner = v.object({ data: v.object({ id: v.string() }) })
const Post = v.object({
  data: v.object({ type: v.string(), attributes: Texts, relationships: v.record(v.string(), Owner) }),
})

/** Texts that a localization can't be without. */
const needed: Record<LocalizationType, readonly string[]> = {
  appInfoLocalizations: ['name'],
  appStoreVersionLocalizations: [],
}

export function addListing(app: Hono<Env>, parts: ConsoleParts): void {
  const { market } = parts
  const versions = openVersions(parts)
  const localizations = openLocalizations(parts)

  /** The info or version with the id, where the key sees its app. */
  async function ownerOf(key: Env['Variables']['key'], id: string): Promise<{ all: Version[]; owner: Version } | null> {
    const parsed = parsedId(id)
    if (!parsed || !(await visibleApp(key, parsed.trackId))) return null
    const all = await versions.versionsOf(key.owner, parsed.trackId)
    const owner = all?.find((one) => one.id === parsed.owner)
    return all && owner ? { all, owner } : null
  }

  const list = (type: LocalizationType) => async (c: Context<Env, '/:id'>) => {
    const id = c.req.param('id')
    const key = c.get('key')
    if (!(await ownerOf(key, id))) return notFound(c, type, id)
    return page(c, await localizations.list(key.owner, type, id))
  }

  /** What App Store Connect does not take of some texts; null: it takes them. */
  function refusal(
    c: Context,
    type: LocalizationType,
    { all, owner }: { all: Version[]; owner: Version },
    texts: Texts,
  ) {
    const most: Readonly<Record<string, number>> = textsMax[type]
    const isFirst = !all.some(({ state }) => /^(READY_FOR_DISTRIBUTION|REPLACED)/.test(state))
    for (const [name, text] of Object.entries(texts)) {
      const max = most[name]
      if (max === undefined) return badText(c, 'UNKNOWN', name, `The attribute '${name}' is not known`)
      const isFree = name === 'promotionalText' && owner.state === 'READY_FOR_DISTRIBUTION'
      if (!isEditable(owner) && !isFree)
        return badState(c, `The attribute '${name}' cannot be modified in the current state`)
      if (name === 'whatsNew' && isFirst) return badState(c, "Attribute 'whatsNew' cannot be edited at this time", name)
      if (Array.from(text ?? '').length > max)
        return badText(c, 'INVALID.TOO_LONG', name, `'${name}' must not be longer than ${max} characters`)
      if (needed[type].includes(name) && !text?.trim())
        return badText(c, 'REQUIRED', name, `You must provide a value for the attribute '${name}' with this request`)
    }
    return null
  }

  const patch = (type: LocalizationType) => async (c: Context<Env, '/:id'>) => {
    const id = c.req.param('id')
    const key = c.get('key')
    const owned = await ownerOf(key, id)
    const found = owned && (await localizations.one(key.owner, type, id))
    if (!owned || !found) return notFound(c, type, id)
    const body = v.safeParse(Patch, await c.req.json().catch(() => null))
    if (!body.success || body.output.data.id !== id || body.output.data.type !== type)
      return badParameter(c, 'The request entity is not valid')
    const { attributes } = body.output.data
    const refused = refusal(c, type, owned, attributes)
    if (refused) return refused
    await localizations.write(key.owner, type, id, attributes)
    return c.json({ data: { ...found, attributes: { ...found.attributes, ...attributes } } })
  }

  const post = (type: LocalizationType, related: string) => async (c: Context<Env>) => {
    const body = v.safeParse(Post, await c.req.json().catch(() => null))
    const ownerId = body.success ? body.output.data.relationships[related]?.data.id : undefined
    if (!body.success || ownerId === undefined) return badParameter(c, 'The request entity is not valid')
    const key = c.get('key')
    const owned = await ownerOf(key, ownerId)
    if (!owned) return notFound(c, `${related}s`, ownerId)
    const { locale, ...texts } = body.output.data.attributes
    if (typeof locale !== 'string' || !languages.includes(locale))
      return badText(c, 'INVALID', 'locale', `'${locale ?? ''}' is not a valid value for the attribute 'locale'`)
    const id = `${ownerId}.${locale}`
    if (await localizations.one(key.owner, type, id))
      return badText(c, 'INVALID.DUPLICATE', 'locale', `There is a localization for '${locale}' already`)
    const isComplete = needed[type].every((name) => name in texts)
    const refused = refusal(c, type, owned, isComplete ? texts : { name: '', ...texts })
    if (refused) return refused
    await localizations.write(key.owner, type, id, texts)
    return c.json({ data: await localizations.one(key.owner, type, id) }, 201)
  }

  app.get('/v1/apps/:id/appInfos', needs('read-listing'), async (c) => {
    const id = c.req.param('id')
    const all = (await visibleApp(c.get('key'), id)) && (await versions.versionsOf(c.get('key').owner, id))
    if (!all) return notFound(c, 'apps', id)
    return page(
      c,
      all.toReversed().map((one) => ({ type: 'appInfos', id: one.id, attributes: { state: one.info } })),
    )
  })

  app.get('/v1/apps/:id/appStoreVersions', needs('read-listing'), async (c) => {
    const id = c.req.param('id')
    const all = (await visibleApp(c.get('key'), id)) && (await versions.versionsOf(c.get('key').owner, id))
    if (!all) return notFound(c, 'apps', id)
    const listed = all.toReversed().map((one) => ({
      type: 'appStoreVersions',
      id: one.id,
      attributes: { platform: 'IOS', versionString: one.version, appVersionState: one.state },
    }))
    return page(c, [...listed, ...(await reviewedVersions(market, id))])
  })

  const [read, write] = [needs('read-listing'), needs('publish-listing')]
  app.get('/v1/appInfos/:id/appInfoLocalizations', read, list('appInfoLocalizations'))
  app.get('/v1/appStoreVersions/:id/appStoreVersionLocalizations', read, list('appStoreVersionLocalizations'))
  app.patch('/v1/appInfoLocalizations/:id', write, patch('appInfoLocalizations'))
  app.patch('/v1/appStoreVersionLocalizations/:id', write, patch('appStoreVersionLocalizations'))
  app.post('/v1/appInfoLocalizations', write, post('appInfoLocalizations', 'appInfo'))
  app.post('/v1/appStoreVersionLocalizations', write, post('appStoreVersionLocalizations', 'appStoreVersion'))
}
