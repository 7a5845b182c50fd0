/** Thoughts of a reasoning model, also those that it has not ended. */
const THOUGHTS = /<think>[\s\S]*?(?:<\/think>|$)/gi
/** Controls, and marks that turn the direction of the text after them; lines stay. */
const INVISIBLE = /[^\P{C}\n\u200c\u200d]/gu

/** Tags of HTML, which no store shows as such. */
const TAG = /<\/?[a-z!][^<>]*>/gi

/** A model's text as it may be shown: without thoughts, tags, marks of Markdown, quotes around all of it, and blank ends. */
export function cleanReply(text: string): string {
  const plain = text
    .replaceAll(THOUGHTS, '')
    .replaceAll(TAG, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  return /^(["“„«])[\s\S]*(["”“»])$/.test(plain) && !/["“”„«»]/.test(plain.slice(1, -1))
    ? plain.slice(1, -1).trim()
    : plain
}

/** The text, or its first sentences, of at most so many characters (code points); '': not even one is short enough. */
export function cutAtSentence(text: string, most: number, locale: string): string {
  const characters = Array.from(text)
  if (characters.length <= most) return text
  // A sentence that goes on behind this is too long in any case.
  const looked = characters.slice(0, most + 100).join('')
  let kept = 0
  let length = 0
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(looked)) {
    if (length + Array.from(segment.trimEnd()).length > most) break
    kept += segment.length
    length += Array.from(segment).length
  }
  return looked.slice(0, kept).trim()
}
