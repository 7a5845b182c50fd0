import type { AppVersion } from '#contract/overview/overview.ts'
import type { Locale } from '#contract/store.ts'
import { releasesOf } from './releases.ts'
import type { SampleApp } from '../sample-app.ts'
import { editionOfRelease } from '../writing/editions.ts'
import { releaseNoteOf } from '../writing/release-notes.ts'
import { promotionalTextOf, textOf } from '../writing/text-of.ts'
import { voiceOf } from '../writing/voice.ts'

const VERSIONS_SHOWN = 25

/** The latest releases, newest first, each with the texts of its time. */
export function versionsOf(app: SampleApp, locale: Locale, now: Date): AppVersion[] {
  const voice = voiceOf(app, locale)
  return releasesOf(app, now, VERSIONS_SHOWN).map(({ version, releasedAt, number }) => {
    const text = textOf(app, locale, editionOfRelease(app, number))
    const { title, tagline, description, releaseNotes } = text
    const inAppStore = app.ref.store === 'APP_STORE'
    return {
      version,
      releasedAt,
      releaseNotes: number === 0 ? null : releaseNoteOf(app, voice, releaseNotes, number),
      texts: {
        title,
        shortDescription: tagline ?? '',
        promotionalText: inAppStore ? (promotionalTextOf(app, locale, number) ?? '') : null,
        description,
      },
    }
  })
}
