/** A word for file names from any title: "Moorlight: Sleep & Wind Down" → "moorlight-sleep-wind-down". */
export const fileNameOf = (title: string): string =>
  title
    .toLocaleLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
