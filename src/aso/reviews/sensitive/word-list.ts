/** What a person has to answer, whatever the stars say. */
export const sensitiveSubjects = [
  'money-back',
  'charged-wrongly',
  'self-harm',
  'death',
  'fraud',
  'law',
  'police',
  'data',
  'health',
  'abuse',
  'children',
  'discrimination',
] as const
export type SensitiveSubject = (typeof sensitiveSubjects)[number]

/**
 * The words of one language, parted by blanks. `word`: that word; `word*`: whatever it goes on with; `*word*`: anywhere in a
 * word; `"a b"`: one after the other; `..`: up to five words between (twelve characters in a script without spaces);
 * `(a|b)`: any of these. One of six letters and more that says it alone is known with one typing error, too, but for
 * `=word`; within a phrase `~word` is.
 */
export interface WordList {
  subjects: Record<SensitiveSubject, string>
  /** Phrases that say nothing of it though they hold such words. */
  harmless: string
}
