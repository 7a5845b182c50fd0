import { expect, test } from 'vitest'
import { putChartNote } from '#contract/keywords/notes.ts'
import { keepAdCopy } from '#contract/ad-copy.ts'
import { putListingDraft } from '#contract/listing-drafts.ts'
import { saveListingSet } from '#contract/listing-sets.ts'
import { tagKeywords } from '#contract/keywords/tracked.ts'
import { putKeywordView, removeKeywordView } from '#contract/keywords/views.ts'
import * as projects from '#contract/projects.ts'
import { putAutomation } from '#contract/reviews/automation.ts'
import * as templates from '#contract/reviews/templates.ts'
import { createSchedule, createSummary } from '#contract/reviews/summaries.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'
import type { Api } from '#tests/support/api/api.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'
import { withIds, withoutIds, type Attempt, type Ids } from '#tests/support/api/attempts.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { addConnection } from '#tests/support/connections/add-connection.ts'
import { addPopularity } from '#tests/support/connections/popularity.ts'
import { keywordView } from '#tests/support/keyword-view.ts'
import { replyRule } from '#tests/support/reviews/own-reviews.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const nobody: Ids = {
  organizationId: '00000000-0000-4000-8000-000000000001',
  userId: '00000000-0000-4000-8000-000000000002',
  projectId: '00000000-0000-4000-8000-000000000003',
}

/** A member with a project, competitors, countries and a favourite, and everything the database holds of them. */
async function newVictim(api: Api) {
  const member = await newMember(api)
  const projectId = await member.addProject(sample.moorlight)
  await member.read(projects.trackCountry, { params: { projectId }, body: { locale: 'de-DE' } })
  await member.read(projects.addCompetitor, { params: { projectId }, body: { ...sample.duskHarbour, locale: 'en-US' } })
  await member.read(projects.addFavouriteCountry, { params: { countryCode: 'SE' } })
  const { organizationId, userId, email } = member.identity
  const tracked = { organisationId: organizationId, projectId, country: 'DE', keywords: ['fog'] }
  await trackKeywords(api.services.db, tracked, api.clock.now())
  await member.read(tagKeywords, {
    params: { projectId },
    query: { locale: 'de-DE' },
    body: { keywords: ['fog'], add: [{ name: 'Weather', colour: 'blue' }], remove: [] },
  })
  const id = '00000000-0000-4000-8000-000000000009'
  await member.read(putChartNote, { params: { projectId, id }, body: { day: '2026-03-01', text: 'Redesign' } })
  await member.read(putListingDraft, {
    params: { projectId, locale: 'en-US', field: 'keywords' },
    body: { draft: 'rain', published: null, second: null, seen: 0 },
  })
  await addPublication(api, member, { projectId, id })
  await member.read(saveListingSet, {
    params: { projectId, id },
    body: { name: 'Christmas', texts: [{ locale: 'en-US', field: 'keywords', text: 'snow' }] },
  })
  await member.read(keepAdCopy, {
    params: { projectId, id },
    body: { language: 'en', placement: 'apple-product-page', headline: null, text: 'Sleep.', by: 'listing' },
  })
  await member.read(putKeywordView, { params: { name: 'Core' }, body: keywordView('Core') })
  await addTemplates(member, id)
  const scope = { id, ...sample.moorlight, countries: [], languages: [], language: 'en' as const }
  const today = dayOf(api.clock.now())
  await member.read(createSummary, { ...member.own, body: { ...scope, from: today, to: today } })
  await member.read(createSchedule, { ...member.own, body: { ...scope, every: 'week' } })
  await addPopularity(api, member, await addConnection(api, member, id))
  return { member, ids: { organizationId, userId, projectId }, email, rows: () => rowsOf(api, organizationId) }
}

/** Texts that were published, and are in the store. */
async function addPublication({ services, clock }: Api, { identity }: Member, own: { projectId: string; id: string }) {
  const place = { locale: 'en-US', field: 'keywords', target: 'version' } as const
  await services.db
    .insertInto('listing_publication')
    .values({
      organisation_id: identity.organizationId,
      project_id: own.projectId,
      id: own.id,
      choice: 'save',
      changes: JSON.stringify([{ ...place, from: '', to: 'rain', outcome: 'written', detail: null }]),
      version: '4.13',
      makes_version: false,
      cancels_review: false,
      state: 'released',
      steps: JSON.stringify([{ state: 'released', at: clock.now().toISOString() }]),
      next_at: null,
      requested_by: identity.userId,
      requested_at: clock.now(),
    })
    .execute()
}

/** A template in a folder, favourites, and a rule that answers with it, all of the same id. */
async function addTemplates(member: Member, id: string) {
  const { params } = member.own
  const template = { id, name: 'Thanks', text: 'Thanks!', folderId: id, language: null }
  await member.read(templates.createFolder, { params, body: { id, name: 'Praise' } })
  await member.read(templates.createTemplate, { params, body: template })
  await member.read(templates.addFavouriteFolder, { params: { ...params, folderId: id } })
  await member.read(templates.addFavouriteTemplate, { params: { ...params, templateId: id } })
  const { trackId, store } = sample.moorlight
  const rules = [replyRule({ id, answer: { by: 'template', templateIds: [id] } })]
  await member.read(putAutomation, { params: { trackId }, query: { store }, body: { rules, seen: 0 } })
}

const tables = [
  'membership',
  'subscription',
  'organisation_change',
  'project',
  'project_country',
  'competitor',
  'favourite_country',
  'tracked_keyword',
  'keyword_tag',
  'tracked_keyword_tag',
  'chart_note',
  'listing_draft',
  'listing_publication',
  'listing_set',
  'ad_copy',
  'keyword_view',
  'template_folder',
  'reply_template',
  'template_favourite',
  'folder_favourite',
  'reply_automation',
  'reply_rule_record',
  'summary_schedule',
  'review_summary',
  'quota_use',
  'connection',
  'connection_right',
  'connection_app',
  'sample_key',
  'console_record',
  'popularity_week',
  'search_popularity',
] as const

async function rowsOf({ services }: Api, organizationId: string) {
  const rows = tables.map((table) =>
    services.db.selectFrom(table).selectAll().where('organisation_id', '=', organizationId).execute(),
  )
  return Promise.all(rows)
}

const textOf = async (member: Member, { endpoint, input }: Attempt) =>
  JSON.stringify(await member.call(endpoint, input))

describeOnEachDatabase('organisations apart from each other', (open) => {
  test("another organisation's ids are refused exactly as ids that do not exist, and nothing changes", async () => {
    const api = await open()
    const victim = await newVictim(api)
    const intruder = await newMember(api)
    await intruder.addProject(sample.facetFall)
    const before = await victim.rows()
    expect(before.every((rows) => rows.length > 0)).toBe(true)

    const unknown = withIds(nobody)
    for (const [index, foreign] of withIds(victim.ids).entries()) {
      const answer = await intruder.call(foreign.endpoint, foreign.input)
      expect({ id: foreign.endpoint.id, ...answer }).toMatchObject({
        id: foreign.endpoint.id,
        body: { error: expect.stringMatching(/^(FORBIDDEN|PROJECT_NOT_FOUND)$/) },
      })
      expect(JSON.stringify(answer)).toBe(await textOf(intruder, unknown[index] as Attempt))
    }
    expect(await victim.rows()).toEqual(before)
  })

  test('what needs no ids answers with nothing of another organisation and changes nothing there', async () => {
    const api = await open()
    const victim = await newVictim(api)
    const intruder = await newMember(api)
    const before = await victim.rows()
    const secrets = [...Object.values(victim.ids), victim.email]
    for (const one of withoutIds) {
      const text = await textOf(intruder, one)
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    }
    expect(await victim.rows()).toEqual(before)
  })

  test('undoing in the own organisation what another one has too leaves theirs as it is', async () => {
    const api = await open()
    const victim = await newVictim(api)
    const before = await victim.rows()
    const twin = await newVictim(api)
    const { projectId } = twin.ids
    await twin.member.read(projects.removeCompetitor, { params: { projectId, trackId: sample.duskHarbour.trackId } })
    await twin.member.read(projects.untrackCountry, { params: { projectId, locale: 'de-DE' } })
    await twin.member.read(removeKeywordView, { params: { name: 'Core' } })
    await twin.member.read(projects.removeFavouriteCountry, { params: { countryCode: 'SE' } })
    expect(await victim.rows()).toEqual(before)
  })

  test('without a token every one of them is refused', async () => {
    const api = await open()
    const victim = await newVictim(api)
    const before = await victim.rows()
    for (const { endpoint, input } of [...withIds(victim.ids), ...withoutIds]) {
      expect((await api.request(endpoint, input)).error.error).toBe('UNAUTHORIZED')
    }
    expect(await victim.rows()).toEqual(before)
  })
})
