import { Parser } from 'htmlparser2'

/** What a page of apps.apple.com carries as data. */
export interface PageScripts {
  /** JSON text; null: the page has no such script, or is cut off inside of it. */
  data: string | null
  /** JSON texts of its `application/ld+json` scripts. */
  linkedData: string[]
  /** Languages that the page offers besides its own, such as `es-MX`. */
  languages: string[]
}

const DATA_ID = 'serialized-server-data'
const LANGUAGE = /^other-language-(?<tag>[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)$/

/** The data scripts of a page; the order of a script's attributes has changed over time, so they are read as HTML. */
export function pageScripts(html: string): PageScripts {
  let data: string | null = null
  const linkedData: string[] = []
  const languages: string[] = []
  let open: 'data' | 'linked' | null = null
  let parts: string[] = []
  const parser = new Parser({
    onopentag(name, { id, type, 'data-testid': testId = '' }) {
      const tag = LANGUAGE.exec(testId)?.groups?.['tag']
      if (tag !== undefined) languages.push(tag)
      if (name !== 'script') return
      open = id === DATA_ID ? 'data' : type === 'application/ld+json' ? 'linked' : null
      parts = []
    },
    ontext(part) {
      if (open !== null) parts.push(part)
    },
    onclosetag(name, isImplied) {
      if (name !== 'script' || open === null) return
      if (open === 'linked') linkedData.push(parts.join(''))
      else if (!isImplied) data ??= parts.join('')
      open = null
    },
  })
  parser.end(html)
  return { data, linkedData, languages: [...new Set(languages)] }
}
