/** Words for a thousand and a million that stores put behind an amount, in lower case. */
const multiples: Readonly<Record<string, number>> = { ribu: 1000, rb: 1000, juta: 1_000_000, jt: 1_000_000 }

/**
 * The amount of a price as a store prints it: `R$ 12,90` is 12.9, `¥1,200` is 1200, `Rp 99ribu` is 99000. The last
 * separator counts as that of decimals when exactly two digits follow it. null: there is no amount in it.
 */
export function amountOf(price: string): number | null {
  const found = /(?<digits>\d[\d.,'’\s\u00A0\u202F]*)(?<unit>\p{L}*)/u.exec(price)?.groups
  const digits = found?.['digits']?.replaceAll(/[\s\u00A0\u202F'’]/g, '')
  if (digits === undefined) return null
  const [, whole = digits, decimals = '0'] = /^(.*)[.,](\d\d)$/.exec(digits) ?? []
  const amount = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`)
  const multiple = multiples[(found?.['unit'] ?? '').toLowerCase()] ?? 1
  // "1,5juta" is a million and a half: before such a word one digit may follow the separator.
  if (multiple > 1 && /^\d+[.,]\d$/.test(digits)) return Number(digits.replace(',', '.')) * multiple
  return Number.isFinite(amount) ? amount * multiple : null
}
