import type { Placeholder } from '#contract/reviews/placeholders.ts'

/** What is put in the place of each placeholder; null or empty: not known. */
export type PlaceholderValues = Record<Placeholder, string | null>

export interface FilledTemplate {
  text: string
  /** Those that the text holds and that have no value, each once. */
  missing: Placeholder[]
}

interface Held {
  placeholder: Placeholder
  /** What goes with it where it has no value: the space before it. */
  space: string
  /** And a comma that would lead nowhere. */
  comma: string
}

/** A template's text in parts, for being filled in many times. */
export type ParsedTemplate = readonly (string | Held)[]

const HELD = /\{[^\S\r\n]{0,3}(name|app|version|support)[^\S\r\n]{0,3}\}/gi
const COMMAS = ',،、，'
/** What a comma may not stand before: the end of a sentence or line, or another comma. */
const ENDS = '.,;:!?…،、，。！？؟\r\n'

/** Reads a template once. Linear in its text. */
export function parseTemplate(text: string): ParsedTemplate {
  const parts: (string | Held)[] = []
  let from = 0
  for (const found of text.matchAll(HELD)) {
    const { index } = found
    const to = index + found[0].length
    let blank = index
    while (blank > from && isBlank(text[blank - 1]!)) blank -= 1
    const hasComma = blank > from && COMMAS.includes(text[blank - 1]!)
    const comma = hasComma && endsAt(text, to) ? text[blank - 1]! : ''
    parts.push(text.slice(from, comma === '' ? blank : blank - 1))
    parts.push({ placeholder: found[1]!.toLowerCase() as Placeholder, space: text.slice(blank, index), comma })
    from = to
  }
  parts.push(text.slice(from))
  return parts
}

const isBlank = (character: string) => character !== '\r' && character !== '\n' && /\s/.test(character)

/** Whether a sentence or a line ends at a place, but for blanks. */
function endsAt(text: string, at: number): boolean {
  let next = at
  while (next < text.length && isBlank(text[next]!)) next += 1
  return next >= text.length || ENDS.includes(text[next]!)
}

/**
 * A parsed template with its placeholders filled in. One without a value goes with the space before it, and with a comma that
 * would lead nowhere: "Hi {name}," becomes "Hi,", "Thanks, {name}." "Thanks.".
 */
export function fillParsed(parts: ParsedTemplate, values: PlaceholderValues): FilledTemplate {
  const missing = new Set<Placeholder>()
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else {
      const value = values[part.placeholder]
      if (value === null || value === '') missing.add(part.placeholder)
      else text += part.comma + part.space + value
    }
  }
  return { text: text.trim(), missing: [...missing] }
}

/** As `fillParsed`, of a template that is filled in once. */
export const fillTemplate = (text: string, values: PlaceholderValues): FilledTemplate =>
  fillParsed(parseTemplate(text), values)
