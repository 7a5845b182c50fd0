/** Whether a space belongs between two parts of a text that have none themselves: not before punctuation. */
export const joinsWithSpace = (before: string | undefined, part: string): boolean =>
  before !== undefined && before !== '' && !/[\s([„“"']$/u.test(before) && !/^[\s.,;:!?)\]…”]/u.test(part)

interface Piece {
  text: string
  /** It leads to a topic's quotes. */
  isMark: boolean
}

/** A part about a topic: the topic's name is what is marked, where the part has it word for word, else all of it. */
export function markedIn(text: string, name: string): Piece[] {
  const at = text.indexOf(name)
  if (at < 0) return [{ text, isMark: true }]
  const pieces = [
    { text: text.slice(0, at), isMark: false },
    { text: name, isMark: true },
    { text: text.slice(at + name.length), isMark: false },
  ]
  return pieces.filter((piece) => piece.text !== '')
}
