import type { CommandName, CommandPayload } from '#web/commands/payloads.ts'
import { loadCommands, commands, registry } from '#web/commands/registry.ts'
import { keywordView } from '../keyword-view.ts'

const inProject = { projectId: '55555555-5555-4555-8555-555555555555', projectTitle: 'Moorlight' }
const app = { trackId: '42', store: 'APP_STORE' as const }
const ofKeywords = { ...inProject, locale: 'de-DE', keywords: ['rain sounds'] }
const note = { id: '77777777-7777-4777-8777-777777777777', day: '2026-11-20' as const, text: 'New screenshots' }

const copy = {
  id: '77777777-7777-4777-8777-777777777778',
  language: 'en' as const,
  placement: 'google-app-campaign' as const,
  headline: 'Rain for the night',
  text: 'Slow stories and soft rain.',
  by: 'listing' as const,
  keptAt: '2026-11-21T09:00:00.000Z',
}

const set = {
  id: '77777777-7777-4777-8777-777777777779',
  name: 'Christmas',
  texts: [{ locale: 'en-US', field: 'subtitle' as const, text: 'Snow & stories' }],
  savedBy: 'Ada Lovelace',
  savedAt: '2026-11-21T09:00:00.000Z',
  before: null,
}

const connection = { connectionId: '88888888-8888-4888-8888-888888888888', connectionName: 'Low Fen Studio' }

const inOrganisation = { organizationId: '66666666-6666-4666-8666-666666666666' }
const templateId = '99999999-9999-4999-8999-999999999991'
const folderId = '99999999-9999-4999-8999-999999999992'
const template = { name: 'Thanks', text: 'Thank you, {name}.', folderId: null, language: null }

const ofSummaries = { ...inOrganisation, appTitle: 'Moorlight' }
const summaryId = '99999999-9999-4999-8999-999999999993'
const summaryScope = { ...app, countries: ['DE'], languages: [], language: 'en' as const }
const period = { from: '2026-11-01' as const, to: '2026-11-20' as const }
const queuedAt = '2026-11-21T09:00:00.000Z'
const ofReview = { app, appTitle: 'Calm', reviewId: 'r1', author: 'Ada', month: '2026-11' }

/** One payload of every kind of write. */
export const payloads: { [N in CommandName]: CommandPayload<N> } = {
  addCompetitor: {
    ...inProject,
    locale: 'de-DE',
    app,
    known: { title: 'Calm', iconUrl: null, developerName: null },
  },
  removeCompetitor: { ...inProject, app, title: 'Calm' },
  removeApp: { ...inProject, organizationId: '66666666-6666-4666-8666-666666666666', app },
  trackCountry: { ...inProject, locale: 'es-ES' },
  untrackCountry: { ...inProject, locale: 'en-US' },
  addKeywords: {
    ...ofKeywords,
    keywords: ['rain sounds', 'sleep'],
    tags: [],
    alsoIn: [],
    addedAt: '2026-11-21T09:00:00.000Z',
  },
  removeKeywords: ofKeywords,
  annotateKeywords: { ...ofKeywords, isStarred: true },
  tagKeywords: { ...ofKeywords, add: [{ name: 'Launch', colour: 'teal' }], remove: [] },
  changeKeywordTag: { ...inProject, name: 'Launch', tag: { name: 'Relaunch', colour: 'red' } },
  removeKeywordTag: { ...inProject, name: 'Launch' },
  putChartNote: { ...inProject, note },
  removeChartNote: { ...inProject, note },
  saveListingSet: { ...inProject, set },
  markListingSet: { ...inProject, id: set.id, name: set.name, before: set.texts },
  removeListingSet: { ...inProject, id: set.id, name: set.name },
  keepAdCopy: { ...inProject, copy },
  removeAdCopy: { ...inProject, copy },
  putListingDraft: {
    ...inProject,
    locale: 'en-US',
    field: 'keywords',
    draft: 'rain,white noise',
    published: null,
    second: null,
    seen: 1,
    madeBy: 'Ada Lovelace',
    madeAt: '2026-11-21T09:00:00.000Z',
  },
  putKeywordView: { view: keywordView('Nearly there') },
  removeKeywordView: { name: 'Nearly there' },
  renameConnection: { ...connection, name: 'Low Fen Games' },
  assignApps: { ...connection, add: [{ ...app, title: 'Calm' }], remove: [] },
  makePrimary: { ...connection, app: { ...app, title: 'Calm' } },
  createTemplate: { ...inOrganisation, template: { id: templateId, ...template } },
  changeTemplate: { ...inOrganisation, templateId, name: 'Thanks', template },
  removeTemplate: { ...inOrganisation, templateId, name: 'Thanks' },
  createFolder: { ...inOrganisation, folder: { id: folderId, name: 'Bugs' } },
  renameFolder: { ...inOrganisation, folderId, name: 'Bugs', newName: 'Faults' },
  removeFolder: { ...inOrganisation, folderId, name: 'Bugs' },
  favouriteTemplate: { ...inOrganisation, templateId, name: 'Thanks', isFavourite: true },
  favouriteFolder: { ...inOrganisation, folderId, name: 'Bugs', isFavourite: false },
  setSupport: { ...inOrganisation, support: 'help@lowfen.example' },
  sendReply: {
    ...ofReview,
    text: 'Thank you.',
    origin: 'person',
    seen: { changedAt: '2026-11-20T09:00:00.000Z', reply: null },
    at: '2026-11-21T09:00:00.000Z',
  },
  withdrawReply: ofReview,
  markReviews: { app, appTitle: 'Calm', reviewIds: ['r1', 'r2'], isDone: true, months: ['2026-11'] },
  putAutomation: { app, appTitle: 'Calm', rules: [], seen: 3, steps: [], needs: [] },
  createSummary: { ...ofSummaries, summary: { id: summaryId, ...summaryScope, ...period }, queuedAt },
  removeSummary: { ...ofSummaries, app, summaryId, ...period },
  createSchedule: {
    ...ofSummaries,
    schedule: { id: summaryId, ...summaryScope, every: 'week' },
    next: '2026-11-30',
  },
  removeSchedule: { ...ofSummaries, app, scheduleId: summaryId, every: 'week' },
  addFavourite: { countryCode: 'ES' },
  removeFavourite: { countryCode: 'ES' },
  updateProfile: { firstName: 'Ada', lastName: 'Lovelace' },
}

/** The sample of a kind of write, as the queue holds it. */
export function sampleCommand(name: CommandName) {
  const command = commands.bind({ name, version: registry[name]!.version, payload: payloads[name] })
  if (!command) throw new Error(`${name} does not take its sample`)
  return command
}

export const commandNames = Object.keys(payloads) as CommandName[]

await loadCommands(commandNames)
