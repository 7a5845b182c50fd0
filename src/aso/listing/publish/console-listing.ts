import type { DraftField } from '#contract/listing-drafts.ts'
import type { PublishTarget } from '#contract/listing-publications.ts'

/** Texts of one language; a field that is left out is empty. */
export type ConsoleTexts = Partial<Record<DraftField | 'supportUrl', string>>

/** A part of a listing by language, as App Store Connect names it. */
export type ConsolePart = Readonly<Record<string, ConsoleTexts>>

/** What App Store Connect has of an app's listing. */
export interface ConsoleListing {
  /** Name and subtitle: those that can be edited, else those that are live. */
  info: { isEditable: boolean; texts: ConsolePart } | null
  /** The version that can be edited. */
  version: { number: string; texts: ConsolePart } | null
  /** The version in the store. */
  live: { number: string; texts: ConsolePart } | null
  /** A version is being reviewed, or waits for its release: until then there is no other. */
  isInReview: boolean
}

export interface TextPlace {
  locale: string
  field: DraftField
  target: PublishTarget
}

/**
 * What the console has of a text; '': nothing. A version that is still to be made has the texts of the one before, and no release
 * notes.
 */
export function consoleText({ info, version, live }: ConsoleListing, { locale, field, target }: TextPlace): string {
  if (target === 'app-info') return info?.texts[locale]?.[field] ?? ''
  if (target === 'live-version') return live?.texts[locale]?.[field] ?? ''
  if (version) return version.texts[locale]?.[field] ?? ''
  return field === 'whatsNew' ? '' : (live?.texts[locale]?.[field] ?? '')
}

/** Whether two texts are the same to a store: it trims, and writes line breaks and accents in its own way. */
export const isSameText = (a: string, b: string): boolean => plain(a) === plain(b)

const plain = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC')
