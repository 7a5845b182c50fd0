/** Country code of a locale: `DE` of `de-DE`, `TW` of `zh-Hant-TW`. */
export const countryCodeOf = (locale: string): string => locale.slice(-2)
