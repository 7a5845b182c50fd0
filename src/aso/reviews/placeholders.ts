import type { Placeholder } from '#contract/reviews/templates.ts'

/** What is put in the place of each placeholder; null or empty: not known. */
export type PlaceholderValues = Record<Placeholder, string | null>

export interface FilledTemplate {
  text: string
  /** Those that the text holds and that have no value, each once. */
  missing: Placeholder[]
}

/** With the comma and the space before it. */
const HELD = /([,،、，]?)([^\S\r\n]*)\{[^\S\r\n]*(name|app|version|support)[^\S\r\n]*\}/gi
/** What a comma may not stand before: the end of a sentence or line, or another comma. */
const END = /^[^\S\r\n]*(?:[.,;:!?…،、，。！？؟]|\r|\n|$)/

/**
 * A template's text with its placeholders filled in. What looks like one and is none stays as it is. One without a value goes
 * with the space before it, and with a comma that would lead nowhere: "Hi {name}," becomes "Hi,", "Thanks, {name}." "Thanks.".
 */
export function fillTemplate(text: string, values: PlaceholderValues): FilledTemplate {
  const missing = new Set<Placeholder>()
  const filled = text.replace(HELD, (whole: string, comma: string, space: string, held: string, at: number) => {
    const placeholder = held.toLowerCase() as Placeholder
    const value = values[placeholder]
    if (value !== null && value !== '') return comma + space + value
    missing.add(placeholder)
    return END.test(text.slice(at + whole.length)) ? '' : comma
  })
  return { text: filled.trim(), missing: [...missing] }
}

const NAME_MAX = 40
/** An address instead of a name would stand in public, under the developer's own name. */
const ADDRESS = /[@/\\<>{}]|www\.|\p{L}\.\p{L}{2,}/iu
/** Controls, and marks that turn the direction of the text after them. */
const INVISIBLE = /[\p{Cc}\p{Cf}]+/gu

/** A review's author as somebody to be greeted in public; null: none is told, or it is no name. */
export function nameOf(author: string | null): string | null {
  const name = (author ?? '').replace(/\s+/gu, ' ').replace(INVISIBLE, '').trim()
  return name === '' || name.length > NAME_MAX || ADDRESS.test(name) ? null : name
}
