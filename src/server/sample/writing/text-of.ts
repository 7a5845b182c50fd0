import type { Locale } from '#contract/store.ts'
import type { SampleApp, SampleText } from '../sample-app.ts'
import { descriptionOf } from './description.ts'
import { handwrittenPromotion, handwrittenText } from './handwritten-texts.ts'
import { promotionOf } from './promotion.ts'
import { releaseNotesOf } from './release-notes.ts'
import { taglineOf } from './tagline.ts'
import { titleOf } from './title.ts'
import { voiceOf } from './voice.ts'

/** Releases that share what the page announces: it may change without the other texts. */
const RELEASES_ANNOUNCED = 3

/** What an app shows in a storefront in one edition of its listing. */
export function textOf(app: SampleApp, locale: Locale, edition: number): Omit<SampleText, 'promotionalText'> {
  if (app.texts) return handwrittenText(app, app.texts, locale, edition)
  const voice = voiceOf(app, locale)
  return {
    title: titleOf(app, voice, edition),
    tagline: taglineOf(app, voice, edition),
    description: descriptionOf(app, voice, edition),
    releaseNotes: releaseNotesOf(app, voice),
  }
}

/** Promotional text of the App Store from the n-th release on; null: left empty, or the store has none. */
export function promotionalTextOf(app: SampleApp, locale: Locale, release: number): string | null {
  const turn = Math.floor(release / RELEASES_ANNOUNCED)
  return app.texts ? handwrittenPromotion(app, app.texts, locale, turn) : promotionOf(app, voiceOf(app, locale), turn)
}

/** The title alone, for lists of many apps. */
export const titleIn = (app: SampleApp, locale: Locale, edition: number): string =>
  app.texts ? handwrittenText(app, app.texts, locale, edition).title : titleOf(app, voiceOf(app, locale), edition)
