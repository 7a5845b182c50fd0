import { readSubmission } from '#aso/keywords/submission.ts'

const nothing: ReadonlySet<string> = new Set()

/** The keywords of a text, each as it was typed. */
export const keywordsIn = (text: string, locale: string): string[] =>
  readSubmission(text, { locale, tracked: nothing }).tokens.map((token) => token.text)

/** KEY-022: the keywords that a comma has ended, and what is being typed after the last one. */
export function splitTyped(text: string, locale: string): { ended: string[]; typed: string } {
  const { tokens } = readSubmission(text, { locale, tracked: nothing })
  const last = tokens.at(-1)
  const isBeingTyped = last !== undefined && last.end === text.trimEnd().length
  return {
    ended: (isBeingTyped ? tokens.slice(0, -1) : tokens).map((token) => token.text),
    typed: isBeingTyped ? text.slice(last.start) : '',
  }
}
