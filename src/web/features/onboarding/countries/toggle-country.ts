import { ONBOARDING_MAX_COUNTRIES } from '#contract/protocol/limits.ts'

/** Whether no more countries can be chosen (ONB-046). */
export const isFull = (selected: readonly string[]): boolean => selected.length >= ONBOARDING_MAX_COUNTRIES

/** The selection with the country added at its end or removed; at the limit nothing is added. */
export function toggleCountry(selected: readonly string[], code: string): string[] {
  if (selected.includes(code)) return selected.filter((one) => one !== code)
  return isFull(selected) ? [...selected] : [...selected, code]
}
