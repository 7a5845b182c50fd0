import * as v from 'valibot'

/** What a template's text may hold in braces, such as `{name}`. */
export const Placeholder = v.picklist(['name', 'app', 'version', 'support'])
export type Placeholder = v.InferOutput<typeof Placeholder>

/** A word or two in braces, as placeholders are written; also one that is left open, or closed twice. */
const BRACED = /\{{1,3}[^\S\r\n]{0,3}(\p{L}[\p{L}\p{N} _-]{0,28})\}{0,3}/gu
const KNOWN = /^\{[^\S\r\n]{0,3}(?:name|app|version|support)[^\S\r\n]{0,3}\}$/i

/** What looks like a placeholder, as it is written, each once. */
export const bracedIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(BRACED)].flatMap(([whole, word = '']) =>
      whole.endsWith('}') || v.is(Placeholder, word.trim().toLowerCase()) ? [whole.trim()] : [],
    ),
  ),
]

/** Those of them that are none: nothing is ever filled in for them. */
export const unknownPlaceholders = (text: string): string[] => bracedIn(text).filter((one) => !KNOWN.test(one))
