/** As the store may show it: Google leaves tags out, and both trim. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')

/** Whether what a store shows is the text that it was given. */
export const isSameReply = (shown: string, given: string): boolean => plain(shown) === plain(given)
