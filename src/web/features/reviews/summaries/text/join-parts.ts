/** Whether a space belongs between two parts of a text that have none themselves: not before punctuation. */
export const joinsWithSpace = (before: string | undefined, part: string): boolean =>
  before !== undefined && before !== '' && !/[\s([„“"']$/u.test(before) && !/^[\s.,;:!?)\]…”]/u.test(part)
