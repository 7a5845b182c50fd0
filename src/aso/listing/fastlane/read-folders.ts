import type { DraftField } from '#contract/listing-drafts.ts'
import { DRAFT_TEXT_MAX } from '#contract/protocol/limits.ts'
import type { Store } from '#contract/store.ts'
import { cleanText, listingFields } from '../fields.ts'
import { languagesOf } from '../store-languages.ts'
import { fileNames, type ListingText } from './folders.ts'

/** Why a file is left out. */
export type LeftOut =
  | 'outside'
  | 'other-store'
  | 'unknown-language'
  | 'not-a-text-here'
  | 'not-utf-8'
  | 'empty'
  | 'too-long'

export interface ReadFolders {
  /** By language and field, each once. */
  texts: ListingText[]
  leftOut: { path: string; why: LeftOut }[]
}

/** A file of an archive. `text` null: it is not UTF-8. */
export interface ArchiveFile {
  path: string
  text: string | null
}

/** Texts of every language that has no file of its own. */
const DEFAULT = 'default'

/** What an operating system puts beside the files. */
const isJunk = (parts: readonly string[]) => parts.some((one) => one === '__MACOSX' || one.startsWith('.'))

/**
 * Reads the folders of fastlane's deliver or supply, wherever in the archive they stand. Languages are found whatever their
 * case, line breaks become `\n`, and white space around a text goes, as fastlane does. Of the release notes of several version
 * codes the highest counts. Nothing is taken from a path that leads out of the archive.
 */
export function readFolders(store: Store, files: readonly ArchiveFile[]): ReadFolders {
  const leftOut: ReadFolders['leftOut'] = []
  const found: (ListingText & { order: number })[] = []
  for (const { path, text } of files) {
    const parts = partsOf(path)
    if (parts && isJunk(parts)) continue
    const place = parts ? placeOf(store, parts) : 'outside'
    if (typeof place === 'string') {
      leftOut.push({ path, why: place })
      continue
    }
    const clean = text === null ? null : cleanText(text.trim(), isLine(store, place.field))
    const why = clean === null ? 'not-utf-8' : !clean ? 'empty' : clean.length > DRAFT_TEXT_MAX ? 'too-long' : null
    if (why) leftOut.push({ path, why })
    else found.push({ ...place, text: clean ?? '' })
  }
  const named = [...new Set(found.map(({ locale }) => locale))].filter((locale) => locale !== DEFAULT)
  const texts = new Map<string, ListingText>()
  const take = ({ locale, field, text }: ListingText) => texts.set(`${locale} ${field}`, { locale, field, text })
  const inOrder = found.toSorted((one, other) => one.order - other.order)
  for (const one of inOrder) if (one.locale === DEFAULT) for (const locale of named) take({ ...one, locale })
  for (const one of inOrder) if (one.locale !== DEFAULT) take(one)
  return { texts: [...texts.values()], leftOut }
}

/** null: it leads out of the archive. */
function partsOf(path: string): string[] | null {
  const plain = path.normalize('NFC').replaceAll('\\', '/')
  const parts = plain.split('/').filter((part) => part !== '' && part !== '.')
  return plain.startsWith('/') || /^[a-z]:/i.test(plain) || parts.includes('..') ? null : parts
}

interface Place {
  locale: string
  field: DraftField
  /** Of two files for the same text the higher one counts. */
  order: number
}

/** Which text a file holds; a reason where it holds none. */
function placeOf(store: Store, parts: readonly string[]): Place | LeftOut {
  const within = parts.slice(parts.lastIndexOf('metadata') + 1)
  const isPlay = within[0] === 'android'
  if (isPlay !== (store === 'GOOGLE_PLAY') && parts.includes('metadata')) return 'other-store'
  const [folder, ...rest] = isPlay ? within.slice(1) : within
  if (folder === undefined || rest.length === 0) return 'not-a-text-here'
  const code = store === 'GOOGLE_PLAY' ? /^changelogs\/(\d+)\.txt$/.exec(rest.join('/'))?.[1] : undefined
  const name = code === undefined ? rest.join('/') : fileNames.GOOGLE_PLAY.whatsNew
  const known = Object.entries(fileNames[store]).find(([, file]) => file === name)
  const field = listingFields[store].find((one) => one.field === known?.[0])?.field
  if (!field) return 'not-a-text-here'
  const locale =
    folder.toLowerCase() === DEFAULT
      ? DEFAULT
      : languagesOf(store).find((one) => one.toLowerCase() === folder.toLowerCase())
  return locale ? { locale, field, order: code === undefined ? 0 : 1 + Number(code) } : 'unknown-language'
}

const isLine = (store: Store, field: DraftField) =>
  listingFields[store].some((one) => one.field === field && one.isLine)
