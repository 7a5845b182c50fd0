import type { KnownKeyword } from '#aso/keyword-field/coverage.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { useRead } from '#web/data/queries/read.ts'
import { trackedRead } from '../tracking/use-tracking.ts'
import { FieldComposer } from './field-composer.tsx'
import { knownKeywords } from './known-keywords.ts'
import { WordsInTexts } from './words-in-texts.tsx'

export interface ComposerProps {
  app: AppInCountry
  /** What is known of keywords in the country besides the tracked ones. */
  keywords: readonly KnownKeyword[]
}

/**
 * Composes the keyword field of the project's own app, without a server; in Google Play, which has none, shows which
 * keywords the texts hold.
 */
export function Composer({ app, keywords }: ComposerProps) {
  const tracked = useRead(trackedRead(app.project.projectId, app.locale)).data?.keywords
  const known = knownKeywords(keywords, tracked ?? [])
  return app.project.store === 'GOOGLE_PLAY' ? (
    <WordsInTexts app={app} keywords={known} />
  ) : (
    <FieldComposer app={app} keywords={known} />
  )
}
