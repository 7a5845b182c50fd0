import type { Locale } from '#contract/store.ts'
import type { SampleApp, SampleText } from '../sample-app.ts'
import { descriptionOf } from './description.ts'
import { handwrittenText } from './handwritten-texts.ts'
import { promotionOf } from './promotion.ts'
import { releaseNotesOf } from './release-notes.ts'
import { taglineOf } from './tagline.ts'
import { titleOf } from './title.ts'
import { voiceOf } from './voice.ts'

/** What an app shows in a storefront in one edition of its listing. */
export function textOf(app: SampleApp, locale: Locale, edition: number): SampleText {
  if (app.texts) return handwrittenText(app, app.texts, locale, edition)
  const voice = voiceOf(app, locale)
  return {
    title: titleOf(app, voice, edition),
    tagline: taglineOf(app, voice, edition),
    promotionalText: promotionOf(app, voice, edition),
    description: descriptionOf(app, voice, edition),
    releaseNotes: releaseNotesOf(app, voice),
  }
}

/** The title alone, for lists of many apps. */
export const titleIn = (app: SampleApp, locale: Locale, edition: number): string =>
  app.texts ? handwrittenText(app, app.texts, locale, edition).title : titleOf(app, voiceOf(app, locale), edition)
