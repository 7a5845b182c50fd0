import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'
import { badEntity, badParameter, badText, notFound, page, problem, type Env } from './answers.ts'
import { visibleApp } from './apps.ts'
import { needs } from './authorize.ts'
import { openLocalizations, parsedId, type Localization } from './localizations.ts'
import { isEditable, openVersions, type Submission, type Version } from './versions.ts'

const related = (type: string) => v.object({ data: v.object({ type: v.literal(type), id: v.string() }) })
const bodyOf = <A, R>(
  type: string,
  attributes: v.GenericSchema<unknown, A>,
  relationships: v.GenericSchema<unknown, R>,
) => v.object({ data: v.object({ type: v.literal(type), attributes, relationships }) })

const IosOnly = v.object({ platform: v.literal('IOS') })
const NewVersion = bodyOf(
  'appStoreVersions',
  v.object({ ...IosOnly.entries, versionString: v.string() }),
  v.object({ app: related('apps') }),
)
const NewSubmission = bodyOf('reviewSubmissions', IosOnly, v.object({ app: related('apps') }))
const NewItem = bodyOf(
  'reviewSubmissionItems',
  v.optional(v.object({})),
  v.object({ reviewSubmission: related('reviewSubmissions'), appStoreVersion: related('appStoreVersions') }),
)
const Change = v.object({
  data: v.object({
    type: v.literal('reviewSubmissions'),
    id: v.string(),
    attributes: v.object({ submitted: v.literal(true) }),
  }),
})

/** Texts without which no version is reviewed. */
const needed = ['description', 'keywords', 'supportUrl', 'whatsNew'] as const
/** What reviewers take for unfinished (App Review Guidelines, 2.1). */
const PLACEHOLDER = /lorem ipsum|placeholder/i

/** New versions, and their way through App Review. */
export function addSubmissions(app: Hono<Env>, parts: ConsoleParts): void {
  const versions = openVersions(parts)
  const localizations = openLocalizations(parts)
  const [read, write] = [needs('read-listing'), needs('publish-listing')]

  const resourceOf = ({ id, ...submission }: Submission & { id: string }) => ({
    type: 'reviewSubmissions',
    id,
    attributes: { platform: 'IOS', state: versions.stateOf(submission), submittedDate: submission.submittedAt },
  })
  /** The submission where the key sees its app. */
  const visible = async (key: Env['Variables']['key'], id: string) => {
    const found = await versions.submission(key.owner, id)
    return found && (await visibleApp(key, found.trackId)) ? { id, ...found } : null
  }

  app.post('/v1/appStoreVersions', write, async (c) => {
    const body = v.safeParse(NewVersion, await c.req.json().catch(() => null))
    if (!body.success) return badParameter(c, 'The request entity is not valid')
    const { attributes, relationships } = body.output.data
    const { owner } = c.get('key')
    const trackId = relationships.app.data.id
    const all = (await visibleApp(c.get('key'), trackId)) && (await versions.versionsOf(owner, trackId))
    if (!all) return notFound(c, 'apps', trackId)
    if (all.at(-1)?.state !== 'READY_FOR_DISTRIBUTION')
      return badEntity(c, 'RELATIONSHIP.INVALID', 'You cannot create a new version of the App in the current state.')
    const { versionString } = attributes
    if (!/^\d+(\.\d+){0,2}$/.test(versionString) || all.some(({ version }) => version === versionString))
      return badText(c, 'INVALID.DUPLICATE', 'versionString', 'The version number has been previously used.')
    const id = await versions.add(
      owner,
      trackId,
      versionString,
      all.filter((one) => /next\d+$/.test(one.id)).length + 1,
    )
    const made = { platform: 'IOS', versionString, appVersionState: 'PREPARE_FOR_SUBMISSION' }
    return c.json({ data: { type: 'appStoreVersions', id, attributes: made } }, 201)
  })

  app.get('/v1/reviewSubmissions', read, async (c) => {
    const trackId = c.req.query('filter[app]') ?? ''
    if (!(await visibleApp(c.get('key'), trackId))) return notFound(c, 'apps', trackId)
    const states = c.req.query('filter[state]')?.split(',')
    const all = (await versions.submissionsOf(c.get('key').owner, trackId)).map(resourceOf)
    return page(
      c,
      all.filter(({ attributes }) => states?.includes(attributes.state) ?? true),
    )
  })

  app.post('/v1/reviewSubmissions', write, async (c) => {
    const body = v.safeParse(NewSubmission, await c.req.json().catch(() => null))
    if (!body.success) return badParameter(c, 'The request entity is not valid')
    const trackId = body.output.data.relationships.app.data.id
    if (!(await visibleApp(c.get('key'), trackId))) return notFound(c, 'apps', trackId)
    const [id, submission] = [randomUUID(), { trackId, items: [], submittedAt: null, isRejected: false }]
    await versions.putSubmission(c.get('key').owner, id, submission)
    return c.json({ data: resourceOf({ id, ...submission }) }, 201)
  })

  app.get('/v1/reviewSubmissions/:id/items', read, async (c) => {
    const found = await visible(c.get('key'), c.req.param('id'))
    if (!found) return notFound(c, 'reviewSubmissions', c.req.param('id'))
    return page(
      c,
      found.items.map((versionId) => ({
        type: 'reviewSubmissionItems',
        id: `${found.id}.${versionId}`,
        attributes: { state: versions.stateOf(found) === 'READY_FOR_REVIEW' ? 'READY_FOR_REVIEW' : 'ACCEPTED' },
        relationships: { appStoreVersion: { data: { type: 'appStoreVersions', id: versionId } } },
      })),
    )
  })

  /** What a version lacks, as App Store Connect tells it: by the address of each localization. */
  async function lacking(owner: string, version: Version, all: readonly Version[]) {
    const type = 'appStoreVersionLocalizations' as const
    const isFirst = all.length === 1
    const lacksOf = ({ id, attributes }: Localization) => {
      const names = needed.filter((name) => !attributes[name]?.trim() && !(name === 'whatsNew' && isFirst))
      const errors = names.map((name) => ({
        id: randomUUID(),
        status: '409',
        code: 'ENTITY_ERROR.ATTRIBUTE.REQUIRED',
        title: 'The provided entity is missing a required attribute',
        detail: `You must provide a value for the attribute '${name}' with this request (${attributes.locale})`,
        source: { pointer: `/data/attributes/${name}` },
      }))
      return errors.length > 0 ? [[`/v1/${type}/${id}`, errors] as const] : []
    }
    return Object.fromEntries((await localizations.list(owner, type, version.id)).flatMap(lacksOf))
  }

  app.post('/v1/reviewSubmissionItems', write, async (c) => {
    const body = v.safeParse(NewItem, await c.req.json().catch(() => null))
    if (!body.success) return badParameter(c, 'The request entity is not valid')
    const { reviewSubmission, appStoreVersion } = body.output.data.relationships
    const { owner } = c.get('key')
    const found = await visible(c.get('key'), reviewSubmission.data.id)
    if (!found) return notFound(c, 'reviewSubmissions', reviewSubmission.data.id)
    const versionId = appStoreVersion.data.id
    const all = (await versions.versionsOf(owner, parsedId(versionId)?.trackId ?? '')) ?? []
    const version = all.find(({ id }) => id === versionId)
    if (!version || parsedId(versionId)?.trackId !== found.trackId) return notFound(c, 'appStoreVersions', versionId)
    const associatedErrors = await lacking(owner, version, all)
    if (!isEditable(version) || Object.keys(associatedErrors).length > 0)
      return problem(c, {
        status: 409,
        code: 'STATE_ERROR.ENTITY_STATE_INVALID',
        title: `appStoreVersions with id '${versionId}' is not in valid state.`,
        detail: 'This resource cannot be reviewed, please check associated errors to see why.',
        meta: { associatedErrors },
      })
    const { id, ...submission } = found
    await versions.putSubmission(owner, id, { ...submission, items: [...submission.items, versionId] })
    return c.json({ data: { type: 'reviewSubmissionItems', id: `${id}.${versionId}` } }, 201)
  })

  app.patch('/v1/reviewSubmissions/:id', write, async (c) => {
    const found = await visible(c.get('key'), c.req.param('id'))
    if (!found) return notFound(c, 'reviewSubmissions', c.req.param('id'))
    const body = v.safeParse(Change, await c.req.json().catch(() => null))
    if (!body.success || body.output.data.id !== found.id) return badParameter(c, 'The request entity is not valid')
    const { owner } = c.get('key')
    const { id, ...submission } = found
    if (submission.items.length === 0)
      return badEntity(c, 'RELATIONSHIP.REQUIRED', 'The review submission has no items to submit')
    const texts = await Promise.all(
      submission.items.map((item) => localizations.list(owner, 'appStoreVersionLocalizations', item)),
    )
    const isRejected = texts.flat().some(({ attributes }) => PLACEHOLDER.test(Object.values(attributes).join('\n')))
    const submitted = { ...submission, submittedAt: parts.clock().toISOString(), isRejected }
    await versions.putSubmission(owner, id, submitted)
    return c.json({ data: resourceOf({ id, ...submitted }) })
  })
}
