/** Share of the world's app downloads that a country's stores have, 0..1, in round numbers: an assumption, not a measurement. */
const shares: Readonly<Record<string, number>> = {
  IN: 0.17,
  US: 0.1,
  BR: 0.07,
  ID: 0.06,
  RU: 0.04,
  MX: 0.04,
  TR: 0.03,
  PH: 0.025,
  VN: 0.025,
  PK: 0.025,
  DE: 0.02,
  GB: 0.02,
  JP: 0.02,
  FR: 0.02,
  EG: 0.02,
  TH: 0.02,
  KR: 0.018,
  IT: 0.016,
  ES: 0.016,
  AR: 0.015,
  SA: 0.012,
  CO: 0.012,
  CA: 0.012,
  PL: 0.012,
  AU: 0.01,
  NL: 0.008,
  TW: 0.008,
  SE: 0.005,
  CH: 0.004,
  AT: 0.004,
  PT: 0.004,
}

const ELSEWHERE = 0.002

/** Share of the world's app downloads in a country (ISO 3166-1 alpha-2), 0..1. */
export const marketShare = (country: string): number => shares[country] ?? ELSEWHERE

/** Size of a country's market against the United States'. */
export const marketSize = (country: string): number => marketShare(country) / marketShare('US')
