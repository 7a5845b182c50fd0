/** Codes of the countries that the browser's languages name or, as `de` does Germany, suggest; most wanted first. */
export const browserCountries = (languages: readonly string[] = navigator.languages): string[] => [
  ...new Set(languages.flatMap((tag) => regionOf(tag) ?? [])),
]

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region
  } catch {
    // A browser may be configured to send anything.
    return undefined
  }
}

/** The countries chosen, the browser's own first: the first one is what opens. */
export function countriesInOrder(chosen: readonly string[], own: readonly string[] = browserCountries()): string[] {
  const first = own.find((code) => chosen.includes(code))
  return first === undefined ? [...chosen] : [first, ...chosen.filter((code) => code !== first)]
}
