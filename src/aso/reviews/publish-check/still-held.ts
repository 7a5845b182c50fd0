import type { HeldBecause } from '#contract/reviews/held.ts'
import { folded } from './fold.ts'

/** Kinds whose `shown` is of the text itself: once it is gone from the text, so is what was found. */
const OF_WORDS: ReadonlySet<HeldBecause['kind']> = new Set([
  'contact',
  'request',
  'money',
  'promise',
  'legal',
  'insult',
  'prompt',
  'sensitive',
])

/** What was found in a text before somebody wrote on in it, as far as it is still there; null: it is not. */
export const stillHeld = (held: HeldBecause | null, text: string): HeldBecause | null =>
  held && OF_WORDS.has(held.kind) && !readable(text).includes(readable(held.shown)) ? null : held

const readable = (text: string) =>
  folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
