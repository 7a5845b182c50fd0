import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { getChartNotes } from '#contract/keywords/notes.ts'
import { getListingDrafts } from '#contract/listing-drafts.ts'
import { getTrackedKeywords } from '#contract/keywords/tracked.ts'
import type { UtcDay } from '#contract/protocol/days.ts'
import { applyOverlays } from '#web/offline/outbox/outbox.ts'
import type { CommandName, CommandPayload } from '../payloads.ts'
import { loadCommands, commandNames, commands, registry } from '../registry.ts'
import type { Tracked } from './tracked-in.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
await loadCommands(commandNames)

const projectId = '55555555-5555-4555-8555-555555555555'
const inProject = { projectId, projectTitle: 'Moorlight' }
const place = { ...inProject, locale: 'de-DE' }
const addedAt = '2026-11-21T09:00:00.000Z'

function made<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  const command = commands.bind({ name, version: registry[name]!.version, payload })
  if (!command) throw new Error(`${name} does not take this`)
  return command
}
const add = (keywords: string[], more: Partial<CommandPayload<'addKeywords'>> = {}) =>
  made('addKeywords', { ...place, keywords, tags: [], alsoIn: [], addedAt, ...more })

const nothing: Tracked = { keywords: [], tags: [], slots: { used: 3, limit: 50 }, measuring: null, provenance: null }

/** What the list of the country shows once the commands wait, one after the other. */
const shown = (data: Tracked, queued: ReturnType<typeof commands.bind>[], locale = 'de-DE'): Tracked =>
  applyOverlays(
    queued.flatMap((command) => command?.overlay ?? []),
    getTrackedKeywords.id,
    { params: { projectId }, query: { locale } },
    data,
  )
const names = ({ keywords }: Tracked) => keywords.map(({ keyword }) => keyword)

describe('keywords that wait to be tracked', () => {
  it('KEY-021: are shown at once, with nothing known of them, and count as used slots', () => {
    const after = shown(nothing, [add(['rain', 'sleep'])])
    expect(names(after)).toEqual(['rain', 'sleep'])
    expect(after.slots).toEqual({ used: 5, limit: 50 })
    expect(after.keywords[0]).toMatchObject({ rank: null, volume: null, trackedSince: addedAt, isStarred: false })
  })

  it('say the day since which they were tracked before, where a removal is undone', () => {
    const since = '2026-01-02T03:04:05.000Z'
    const after = shown(nothing, [add(['rain', 'sleep'], { trackedSince: [since] })])
    expect(after.keywords.map(({ trackedSince }) => trackedSince)).toEqual([since, addedAt])
  })

  it('change nothing once the server’s answer has them, and nothing of other countries and projects', () => {
    const once = shown(nothing, [add(['rain'])])
    expect(shown(once, [add(['rain'])])).toEqual(once)
    expect(shown(nothing, [add(['rain'])], 'en-US')).toBe(nothing)
    const other = { params: { projectId: '66666666-6666-4666-8666-666666666666' }, query: { locale: 'de-DE' } }
    expect(add(['rain']).overlay(getTrackedKeywords.id, other, nothing)).toBe(nothing)
  })

  it('are shown in every country that they are added in, as its language writes them', () => {
    const both = add(['IŞIK'], { alsoIn: ['tr-TR'] })
    expect(names(shown(nothing, [both]))).toEqual(['işik'])
    expect(names(shown(nothing, [both], 'tr-TR'))).toEqual(['ışık'])
  })

  it('are gone when the addition is undone, and when they are removed again', () => {
    expect(names(shown(nothing, []))).toEqual([])
    const removed = made('removeKeywords', { ...place, keywords: ['rain'] })
    const after = shown(nothing, [add(['rain', 'sleep']), removed])
    expect(names(after)).toEqual(['sleep'])
    expect(after.slots.used).toBe(4)
    expect(shown(after, [removed])).toBe(after)
  })

  it('can be starred, noted and tagged before they are sent', () => {
    const after = shown(nothing, [
      add(['rain', 'sleep'], { tags: ['night'] }),
      made('annotateKeywords', { ...place, keywords: ['rain'], isStarred: true }),
      made('annotateKeywords', { ...place, keywords: ['rain'], note: 'For the winter' }),
      made('tagKeywords', {
        ...place,
        keywords: ['rain'],
        add: [{ name: 'weather', colour: 'blue' }],
        remove: ['night'],
      }),
    ])
    expect(after.keywords).toMatchObject([
      { keyword: 'rain', isStarred: true, note: 'For the winter', tags: ['weather'] },
      { keyword: 'sleep', isStarred: false, note: '', tags: ['night'] },
    ])
    expect(after.tags).toEqual([
      { name: 'night', colour: 'grey' },
      { name: 'weather', colour: 'blue' },
    ])
  })

  it('have the tag’s new name in every country, also where it becomes another tag', () => {
    const tagged = shown(nothing, [
      add(['rain'], { tags: ['a', 'b'] }),
      made('changeKeywordTag', { ...inProject, name: 'a', tag: { name: 'b', colour: 'red' } }),
    ])
    expect(tagged.tags).toEqual([{ name: 'b', colour: 'red' }])
    expect(tagged.keywords[0]?.tags).toEqual(['b'])
    const without = shown(tagged, [made('removeKeywordTag', { ...inProject, name: 'b' })], 'en-US')
    expect(without).toMatchObject({ tags: [], keywords: [{ tags: [] }] })
  })

  it('are sent in order, and held back only by a refusal of the same keyword or tag', () => {
    const remove = made('removeKeywords', { ...place, keywords: ['rain'] })
    expect(remove.lane).toBe(add(['rain']).lane)
    const shared = (a: readonly string[], b: readonly string[]) => a.some((one) => b.includes(one))
    expect(shared(add(['rain']).entities, remove.entities)).toBe(true)
    expect(shared(add(['sleep']).entities, remove.entities)).toBe(false)
  })
})

describe('why keywords are refused', () => {
  const said = (...[code, details]: Parameters<ReturnType<typeof add>['explain']>) =>
    i18n._(add(['rain']).explain(code, details))

  it('KEY-030: names the slots and both ways out', () => {
    expect(said('QUOTA_EXCEEDED', { limit: 50, slotType: 'KEYWORD' })).toBe(
      'Your 50 keyword slots are in use. Upgrade or remove keywords, then try again.',
    )
  })

  it('OP-75: says how many tags a keyword can have, not that the app is too old', () => {
    const tagging = made('tagKeywords', { ...place, keywords: ['rain'], add: [], remove: [] })
    const details = { fields: ['body.add'], limit: 20 }
    expect(i18n._(tagging.explain('VALIDATION_FAILED', details))).toContain('A keyword has at most 20 tags')
    expect(i18n._(tagging.explain('VALIDATION_FAILED', { fields: ['query.locale'] }))).toContain('no longer fits')
  })

  it('KEY-027: says to try again in one hour', () => {
    expect(said('RATE_LIMITED', {})).toContain('Try again in one hour')
  })

  it('ERR-057, ERR-058: names the plan, or the country', () => {
    expect(said('FEATURE_LOCKED', {})).toContain("Your plan doesn't support this data")
    expect(said('COUNTRY_NOT_SUPPORTED', { locale: 'de-DE' })).toBe(
      "Moorlight isn't tracked in Germany. Choose another country.",
    )
  })
})

it('a note on a day is shown in the order of days, changed and removed before it is sent', () => {
  const note = (id: string, day: UtcDay, text = id) => ({ id: `${id}7777777-7777-4777-8777-777777777777`, day, text })
  const notes = (queued: ReturnType<typeof commands.bind>[]) =>
    applyOverlays(
      queued.flatMap((command) => command?.overlay ?? []),
      getChartNotes.id,
      { params: { projectId } },
      [note('1', '2026-11-01'), note('2', '2026-11-20')],
    ).map(({ text }) => text)
  const put = made('putChartNote', { ...inProject, note: note('3', '2026-11-10', 'Launch') })
  expect(notes([put])).toEqual(['1', 'Launch', '2'])
  const changed = made('putChartNote', { ...inProject, note: note('3', '2026-11-22', 'Later') })
  expect(notes([put, changed])).toEqual(['1', '2', 'Later'])
  expect(notes([put, made('removeChartNote', { ...inProject, note: note('3', '2026-11-10') })])).toEqual(['1', '2'])
})

it('a keyword field that is changed twice before it is sent has the revisions that the server will give it', () => {
  const field = { locale: 'en-US', field: 'keywords' as const }
  const server = { ...field, draft: 'rain', published: 'rain', second: null, revision: 3 }
  const known = [{ ...server, changedBy: 'Grace Hopper', changedAt: '2026-11-20T09:00:00.000Z' }]
  const put = (draft: string, seen: number) =>
    made('putListingDraft', {
      ...inProject,
      ...field,
      draft,
      published: 'rain',
      second: null,
      seen,
      madeBy: 'Ada Lovelace',
      madeAt: '2026-11-21T09:00:00.000Z',
    })
  const shown = (queued: readonly ReturnType<typeof put>[], answer = known) =>
    applyOverlays(
      queued.map(({ overlay }) => overlay),
      getListingDrafts.id,
      { params: { projectId } },
      answer,
    ).map(({ draft, revision, changedBy }) => [draft, revision, changedBy])
  expect(shown([put('rain,fan', 3), put('fan', 4)])).toEqual([['fan', 5, 'Ada Lovelace']])
  // What was made on another text than the server has by now changes nothing that is shown.
  expect(shown([put('fan', 2)])).toEqual([['rain', 3, 'Grace Hopper']])
  expect(shown([put('fan', 0)], [])).toEqual([['fan', 1, 'Ada Lovelace']])
  expect(put('fan', 3).lane).toBe(put('rain', 4).lane)
  expect(i18n._(put('fan', 3).explain('CHANGED_ELSEWHERE', {}))).toContain('choose which one stays')
})
