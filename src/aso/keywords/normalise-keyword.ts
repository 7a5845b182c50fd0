import { isSearchable } from '#contract/keywords/search-term.ts'
import { KEYWORD_MAX_LENGTH } from '#contract/protocol/limits.ts'
import { countCharacters } from '../characters.ts'
import { lowerCase } from '../lower-case.ts'
import { withoutEnd } from '../without-end.ts'

export { isSearchable }

/** Comes along with what is copied from web pages and PDF files and is not seen: soft hyphens, marks of direction, … */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g
/** Owners' marks: nobody searches for them, and stores leave them out. */
const MARK = /[©®℗℠™]\uFE0F?/g
const SPACE = /[\s\p{Cc}]+/gu
/** Quotes, brackets, dashes, bullets and what ends a sentence. Not `#`, `+`, `&`, `%`, `@`: they are part of "c#", "100%". */
const AROUND = /[\s\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{Pd}\p{Pc}!"'*,./:;?\\|`·•¡¿、。]/u
/** What stands in quotes within a keyword. A quote alone is a sign of its own: 27" monitor. */
const QUOTED = /["“”„‟«»‹›「」『』]([^"“”„‟«»‹›「」『』]*)["“”„‟«»‹›「」『』]/gu
const BEFORE = new RegExp(`^${AROUND.source}+`, 'u')
/** Normalised in every language: most keywords are, and a file may hold 100,000. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/
/** What people can mean: letters, digits, emoji. */
const MEANS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/**
 * The one form in which a keyword is stored, compared and searched for: NFKC (full width and half width are the same), lower
 * case of the locale's language, white space collapsed, quotes in pairs, punctuation around it, marks such as ™ and characters
 * that are not seen taken off, `’` as `'`. A normalised keyword stays as it is.
 *
 * @returns null: not a keyword. It has neither letter nor digit nor emoji, or more than 100 characters, counted as the stores
 * count (`countCharacters`). One letter or one ideograph is a keyword.
 */
export function normaliseKeyword(text: string, locale: string): string | null {
  if (PLAIN.test(text)) return text.length <= KEYWORD_MAX_LENGTH ? text : null
  // Marks come off first: NFKC makes letters of some.
  const compatible = text.toWellFormed().replaceAll(MARK, '').normalize('NFKC')
  const keyword = lowerCase(compatible, locale)
    .replaceAll(INVISIBLE, '')
    // What stood apart may belong together now: a letter and its accent.
    .normalize('NFKC')
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll('\u2010', '-')
    .replaceAll(QUOTED, '$1')
    .replaceAll(SPACE, ' ')
    .replace(BEFORE, '')
  const bare = withoutEnd(keyword, AROUND)
  return MEANS_SOMETHING.test(bare) && countCharacters(bare) <= KEYWORD_MAX_LENGTH ? bare : null
}

/** A keyword that can be tracked: its rank is found by searching for it, for which a store wants two characters. */
export function trackableKeyword(text: string, locale: string): string | null {
  const keyword = normaliseKeyword(text, locale)
  return keyword !== null && isSearchable(keyword) ? keyword : null
}
