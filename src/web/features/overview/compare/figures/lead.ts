/** Who is ahead and by how much; `even`: as shown they are the same; null: one of the two is not known. */
export type Lead = { side: 'own' | 'competitor'; by: number } | 'even' | null

/** More is ahead. Values are compared as they are shown, with `digits` decimals. */
export function leadOf(own: number | null, competitor: number | null, digits = 0): Lead {
  if (own === null || competitor === null) return null
  const scale = 10 ** digits
  const difference = Math.round(own * scale) - Math.round(competitor * scale)
  if (difference === 0) return 'even'
  return { side: difference > 0 ? 'own' : 'competitor', by: Math.abs(difference) / scale }
}
