import * as v from 'valibot'
import type { ConsoleParts } from '../console.ts'
import { languages, storeTexts, textsMax, type LocalizationType, type Side } from './listing-sides.ts'

const Edited = v.record(v.string(), v.nullable(v.string()))
type Texts = v.InferOutput<typeof Edited>

export interface Localization {
  type: LocalizationType
  id: string
  attributes: Texts & { locale: string }
}

/** Ids: `<trackId>.<side or next…>` of infos and versions, with `.<language>` at the end of localizations. */
export function parsedId(id: string) {
  const [, trackId = '', part, language] = /^(.+?)\.(draft|live|next\d+)(?:\.([A-Za-z-]+))?$/.exec(id) ?? []
  return part === undefined ? null : { trackId, part, owner: `${trackId}.${part}`, language }
}

/** The version before one that was made in the console. */
const beforeOf = (part: string) => {
  const count = Number(part.slice('next'.length))
  return count === 1 ? 'draft' : `next${count - 1}`
}

/** Texts of infos and versions by language: the market's, or those of the version before, then what was written. */
export function openLocalizations({ market, records }: ConsoleParts) {
  type Written = ReadonlyMap<string, Texts>
  const writtenIn = async (account: string, type: LocalizationType): Promise<Written> =>
    new Map((await records.list(account, type)).map(({ id, value }) => [id, v.parse(Edited, value)]))

  async function textsOf(type: LocalizationType, id: string, written: Written): Promise<Texts | null> {
    const { trackId, part, language } = parsedId(id) ?? {}
    if (trackId === undefined || part === undefined || language === undefined) return null
    const own = written.get(id)
    const isSide = part === 'draft' || part === 'live'
    const before = isSide
      ? ((await storeTexts(market, trackId, language, part satisfies Side))?.texts[type] ?? null)
      : await textsOf(type, `${trackId}.${beforeOf(part)}.${language}`, written)
    if (!before && !own) return null
    const empty = Object.fromEntries(Object.keys(textsMax[type]).map((name) => [name, null]))
    const isUpdate = !isSide && type === 'appStoreVersionLocalizations'
    return { ...empty, ...before, ...(isUpdate && { whatsNew: null }), ...own }
  }

  return {
    /** null: there is none. */
    async one(account: string, type: LocalizationType, id: string): Promise<Localization | null> {
      const texts = await textsOf(type, id, await writtenIn(account, type))
      const language = parsedId(id)?.language
      return texts && language !== undefined ? { type, id, attributes: { ...texts, locale: language } } : null
    },
    async list(account: string, type: LocalizationType, owner: string): Promise<Localization[]> {
      const written = await writtenIn(account, type)
      const all: Localization[] = []
      for (const locale of languages) {
        const id = `${owner}.${locale}`
        const texts = await textsOf(type, id, written)
        if (texts) all.push({ type, id, attributes: { ...texts, locale } })
      }
      return all
    },
    async write(account: string, type: LocalizationType, id: string, texts: Texts): Promise<void> {
      const before = v.parse(v.nullable(Edited), await records.get(account, type, id))
      await records.put(account, type, id, { ...before, ...texts })
    },
  }
}
