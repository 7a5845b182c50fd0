/** An app's name without what many append to it: "Moorlight" of "Moorlight: Sleep & Wind Down". */
export const shortTitle = (title: string): string => /^(.{3,}?)(?:: | [-–—|] )/u.exec(title)?.[1] ?? title
