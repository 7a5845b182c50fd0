import * as v from 'valibot'
import { updateProfile } from '#contract/profile.ts'
import { AppRef, CountryCode, Id, Locale } from '#contract/store.ts'

const InProject = { projectId: Id, projectTitle: v.string() }

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
  /** `seen` was added without a new version: rows without it are sent as they are, and an older app ignores it. */
  updateProfile: v.pick(updateProfile.body, ['firstName', 'lastName', 'language', 'scheme', 'seen']),
}

export type CommandName = keyof typeof payloads
export type CommandPayload<N extends CommandName> = v.InferOutput<(typeof payloads)[N]>
