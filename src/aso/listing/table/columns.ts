import type { DraftField } from '#contract/listing-drafts.ts'
import type { Store } from '#contract/store.ts'
import { listingFields } from '../fields.ts'

/**
 * What a column of a table holds: the language; one of the texts; or, where each row is one text, which text it is (`field`) and
 * the text itself (`text`).
 */
export type ColumnRole = 'none' | 'language' | 'field' | 'text' | DraftField

/** What tables call their columns, as letters alone. */
const names: Readonly<Record<Exclude<ColumnRole, 'none'>, string>> = {
  language: 'language locale lang languagecode localecode sprache langue idioma lingua taal',
  field: 'field textname element feld key',
  text: 'text value content translation wert inhalt übersetzung',
  title: 'title name appname apptitle titel appname nom título',
  subtitle: 'subtitle untertitel soustitre subtítulo',
  shortDescription: 'shortdescription kurzbeschreibung kurzebeschreibung',
  keywords: 'keywords keyword keywordfield schlüsselwörter motsclés palabrasclave',
  promotionalText: 'promotionaltext promotext werbetext',
  description: 'description fulldescription longdescription beschreibung vollständigebeschreibung descripción',
  whatsNew: 'whatsnew releasenotes recentchanges neuigkeiten versionshinweise neuefunktionen',
}

const lettersOf = (name: string) => name.normalize('NFC').toLowerCase().replaceAll(/\P{L}/gu, '')

const roleOf = (name: string): ColumnRole => {
  const letters = lettersOf(name)
  const known = Object.entries(names).find(([, words]) => letters !== '' && words.split(' ').includes(letters))
  return (known?.[0] as ColumnRole | undefined) ?? 'none'
}

/** Which text a cell names; null: none of the store's. */
export function fieldNamed(store: Store, name: string): DraftField | null {
  const role = roleOf(name)
  return listingFields[store].find(({ field }) => field === role)?.field ?? null
}

/** What the columns hold, by their names; a role is given once, and only one that the store has. */
export function guessRoles(store: Store, header: readonly string[]): ColumnRole[] {
  const fields = new Set<ColumnRole>(listingFields[store].map(({ field }) => field))
  const given = new Set<ColumnRole>()
  return header.map((name) => {
    const role = roleOf(name)
    const isOther = role !== 'language' && role !== 'field' && role !== 'text' && role !== 'none'
    if (given.has(role) || (isOther && !fields.has(role))) return 'none'
    if (role !== 'none') given.add(role)
    return role
  })
}

/** Why texts can't be read by these roles; null: they can. */
export function missingRole(roles: readonly ColumnRole[]): 'language' | 'text' | 'field' | null {
  if (!roles.includes('language')) return 'language'
  if (roles.includes('text') !== roles.includes('field')) return roles.includes('text') ? 'field' : 'text'
  return roles.some((role) => role !== 'none' && role !== 'language') ? null : 'text'
}
