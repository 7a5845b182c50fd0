/** What a text of a store may try, each in many places. `ran(…)` is what a script of it would call. */
const attempts = [
  '<script>ran(1)</script>',
  '<img src=x onerror=ran(2)>',
  '"><svg onload=ran(3)>',
  "' onmouseover='ran(4)' autofocus onfocus='ran(4)",
  'javascript:ran(5)',
  '<a href="javascript:ran(6)">free</a>',
  '{{constructor.constructor("ran(7)")()}}',
  '${ran(8)}',
  '<iframe srcdoc="<script>parent.ran(9)</script>"></iframe>',
  '</title><style>*{display:none!important}</style>',
  '\u202Egnp.exe\u202D\u2066',
  '\u200B\u200B\uFEFF\u2060',
  'W'.repeat(10_000),
  'a\u0301'.repeat(3000),
  '\uD800 and \uDC00',
  '=HYPERLINK("http://evil.example","x")',
  "+1+cmd|' /C calc'!A0",
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '__proto__',
  '%s%n%00\u0000',
]

/** Texts that stand for a name, a title or a keyword. */
export const hostileTexts: readonly string[] = Array.from({ length: 200 }, (_, n) => attempts[n % attempts.length]!)

const texts =
  /^(title|subtitle|name|displayName|developerName|keyword|description|shortDescription|promotionalText|releaseNotes)$/
const addresses = /^(storeUrl|supportUrl|websiteUrl|url)$/

/**
 * An answer of the API with a hostile text in place of each text that comes from a store, in turn from the beginning; a
 * number follows, so that what must differ differs.
 */
export function withHostileTexts(body: string): string {
  let used = 0
  return JSON.stringify(
    JSON.parse(body, (key, value: unknown) => {
      if (typeof value !== 'string') return value
      if (addresses.test(key)) return 'javascript:ran(10)'
      return texts.test(key) ? `${hostileTexts[used % hostileTexts.length]} ${(used += 1)}` : value
    }),
  )
}

const named = /^(firstName|lastName|company|street|city|userAgent)$/

/** Makes answers hostile in what people type: each text of one is the next of all. */
export function hostileNames(): (body: string) => string {
  let used = 0
  const next = () => hostileTexts[(used += 1) % hostileTexts.length]
  return (body) =>
    JSON.stringify(
      JSON.parse(body, (key, value: unknown) => (typeof value === 'string' && named.test(key) ? next() : value)),
    )
}

/** One after the other, as many as there are kinds of hostile texts: what `make` makes of each, told which it is. */
export const ofEachKind = <T>(make: (text: string, id: string) => T): T[] =>
  attempts.map((text, n) => make(text, `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`))

/** A line as the server takes it from a form. */
export const asLine = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 255) || 'x'
