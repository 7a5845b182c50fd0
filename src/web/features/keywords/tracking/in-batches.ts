import { KEYWORDS_PER_SUBMISSION } from '#contract/protocol/limits.ts'

/** As many keywords as one command takes (KEY-021). */
export const inBatches = (keywords: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(keywords.length / KEYWORDS_PER_SUBMISSION) }, (_, index) =>
    keywords.slice(index * KEYWORDS_PER_SUBMISSION, (index + 1) * KEYWORDS_PER_SUBMISSION),
  )
