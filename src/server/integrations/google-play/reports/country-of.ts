/** null: `Other`, or nothing. */
export const countryOf = (text: string | null): string | null =>
  text !== null && /^[A-Z]{2}$/.test(text) && text !== 'ZZ' ? text : null
