export type Encoding = 'identity' | 'br' | 'gzip'

/** The best encoding that a client's `Accept-Encoding` allows; `q=0` excludes one. */
export function acceptedEncoding(header: string | undefined | null): Encoding {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', parameter = ''] = part.split(';')
    const weight = /^\s*q=([\d.]+)/.exec(parameter)?.[1]
    weights.set(name.trim().toLowerCase(), weight === undefined ? 1 : Number(weight))
  }
  const takes = (name: string) => (weights.get(name) ?? 0) > 0
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}
