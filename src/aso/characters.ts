/**
 * Characters of a text as the app stores count them for their limits: characters, not bytes, so that
 * 91 Arabic letters are 91 although they take 168 bytes. A line break is one, however it is written.
 *
 * Emoji: neither store says whether it counts code points or UTF-16 units. Units are never fewer than code
 * points, so a text that fits by this count fits by either; a family emoji of seven code points counts 11.
 */
export const countCharacters = (text: string): number => text.replaceAll('\r\n', '\n').length
