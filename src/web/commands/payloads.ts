import * as v from 'valibot'
import { updateProfile } from '#contract/profile.ts'
import { AppRef, CountryCode, Locale } from '#contract/store.ts'
import type { payloads as ofConnections } from '#web/features/connections/commands.ts'
import type { payloads as ofAdCopy } from './ad-copy.ts'
import type { payloads as ofKeywords } from './keywords/payloads.ts'
import type { payloads as ofListingSets } from './listing-sets.ts'
import { InProject } from './payload-fields.ts'
import type { payloads as ofReplyTemplates } from './reply-templates/payloads.ts'
import type { payloads as ofReviews } from './reviews/payloads.ts'
import type { payloads as ofSummaries } from './summaries/payloads.ts'

/**
 * Each command's payload, by the command's name; those of an area stand with its commands. Payloads are stored on the
 * device, so a change of shape needs a new version.
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
  trackCountry: v.object({ ...InProject, locale: Locale }),
  untrackCountry: v.object({ ...InProject, locale: Locale }),
  addFavourite: v.object({ countryCode: CountryCode }),
  removeFavourite: v.object({ countryCode: CountryCode }),
  /** `seen` was added without a new version: rows without it are sent as they are, and an older app ignores it. */
  updateProfile: v.pick(updateProfile.body, ['firstName', 'lastName', 'language', 'scheme', 'seen']),
}

type Payloads = typeof payloads &
  typeof ofAdCopy &
  typeof ofKeywords &
  typeof ofListingSets &
  typeof ofConnections &
  typeof ofReplyTemplates &
  typeof ofSummaries &
  typeof ofReviews

export type CommandName = keyof Payloads
export type CommandPayload<N extends CommandName> = v.InferOutput<Payloads[N]>
