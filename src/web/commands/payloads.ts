import * as v from 'valibot'
import { ConnectionName } from '#contract/connections/connection.ts'
import { ChartNote } from '#contract/keywords/notes.ts'
import { addKeywords, annotateKeywords, KeywordTag, tagKeywords, TagName } from '#contract/keywords/tracked.ts'
import { KeywordView } from '#contract/keywords/views.ts'
import { updateProfile } from '#contract/profile.ts'
import { AppRef, CountryCode, Id, Locale, Timestamp } from '#contract/store.ts'

const InProject = { projectId: Id, projectTitle: v.string() }
/** Keywords in their normalised form (`normaliseKeyword`), in one country of a project. */
const OfKeywords = { ...InProject, locale: Locale, keywords: addKeywords.body.entries.keywords }

const OfConnection = { connectionId: Id, connectionName: v.string() }
/** With the name that the user saw, to tell what the change does. */
const NamedApp = v.object({ ...AppRef.entries, title: v.string() })
/** Apps in one command: as many as the server takes at once. */
const NamedApps = v.pipe(v.array(NamedApp), v.maxLength(500))

/**
 * Each command's payload, by the command's name. Payloads are stored on the device, so a change of shape needs a new
 * version.
 */
export const payloads = {
  addCompetitor: v.object({
    ...InProject,
    locale: Locale,
    app: AppRef,
    /** What the device knows about the app; null if it was added by id or URL alone. */
    known: v.nullable(
      v.object({ title: v.string(), iconUrl: v.nullable(v.string()), developerName: v.nullable(v.string()) }),
    ),
  }),
  removeCompetitor: v.object({ ...InProject, app: AppRef, title: v.string() }),
  removeApp: v.object({ ...InProject, organizationId: Id, app: AppRef }),
  trackCountry: v.object({ ...InProject, locale: Locale }),
  untrackCountry: v.object({ ...InProject, locale: Locale }),
  addFavourite: v.object({ countryCode: CountryCode }),
  removeFavourite: v.object({ countryCode: CountryCode }),
  addKeywords: v.object({
    ...OfKeywords,
    /** `trackedSince` was added without a new version: an older app ignores it. */
    ...v.pick(addKeywords.body, ['tags', 'alsoIn', 'trackedSince']).entries,
    /** Device time: what the table shows as the beginning until the server says it. */
    addedAt: Timestamp,
  }),
  removeKeywords: v.object(OfKeywords),
  annotateKeywords: v.object({ ...OfKeywords, ...v.pick(annotateKeywords.body, ['isStarred', 'note']).entries }),
  tagKeywords: v.object({ ...OfKeywords, ...v.pick(tagKeywords.body, ['add', 'remove']).entries }),
  /** `name` is the one it has; `tag` what becomes of it. */
  changeKeywordTag: v.object({ ...InProject, name: TagName, tag: KeywordTag }),
  removeKeywordTag: v.object({ ...InProject, name: TagName }),
  putChartNote: v.object({ ...InProject, note: ChartNote }),
  removeChartNote: v.object({ ...InProject, note: ChartNote }),
  putKeywordView: v.object({ view: KeywordView }),
  removeKeywordView: v.pick(KeywordView, ['name']),
  /** `connectionName` is the one it has. */
  renameConnection: v.object({ ...OfConnection, name: ConnectionName }),
  assignApps: v.object({ ...OfConnection, add: NamedApps, remove: NamedApps }),
  makePrimary: v.object({ ...OfConnection, app: NamedApp }),
  /** `seen` was added without a new version: rows without it are sent as they are, and an older app ignores it. */
  updateProfile: v.pick(updateProfile.body, ['firstName', 'lastName', 'language', 'scheme', 'seen']),
}

export type CommandName = keyof typeof payloads
export type CommandPayload<N extends CommandName> = v.InferOutput<(typeof payloads)[N]>
