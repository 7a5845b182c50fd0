import { sql, type Kysely } from 'kysely'
import { normaliseKeyword } from '#aso/keywords/normalise-keyword.ts'
import type { Schema } from '#server/db/schema.ts'
import { BadFile } from '../archive/bad-input.ts'
import { csvLines } from '../archive/csv-lines.ts'
import { countryByCode } from '../countries.ts'

/** What Apple says of a term in a country. */
export interface OfficialTerm {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** As keywords are normalised. */
  term: string
  /** 0..100. */
  popularity: number
}

/** Names of columns, in lower case without blanks and signs. */
const columns = {
  term: ['term', 'keyword', 'searchterm', 'phrase'],
  popularity: ['popularity', 'officialpopularity', 'searchpopularity', 'searchpopularity1to100'],
  country: ['country', 'countryorregion', 'storefront'],
}
/** Of a file without a country. */
const DEFAULT_COUNTRY = 'US'

const nameOf = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * The terms of a CSV file, of which `readTerms` tells what is wrong without its name.
 * @throws BadFile in one line
 */
export async function termsOfFile(file: string): Promise<OfficialTerm[]> {
  try {
    return await readTerms(file)
  } catch (error) {
    throw error instanceof BadFile ? new BadFile(`${file}: ${error.message}`) : error
  }
}

/**
 * Those of a CSV file with the columns `term`, `popularity` and, unless all are of the United States, `country`.
 * @throws BadFile
 */
async function readTerms(file: string): Promise<OfficialTerm[]> {
  const terms: OfficialTerm[] = []
  let at: Record<keyof typeof columns, number> | null = null
  for await (const { line, cells } of csvLines(file, () => {})) {
    if (at === null) {
      const names = cells.map(nameOf)
      const columnOf = (of: keyof typeof columns) => names.findIndex((name) => columns[of].includes(name))
      at = { term: columnOf('term'), popularity: columnOf('popularity'), country: columnOf('country') }
      if (at.term === -1 || at.popularity === -1)
        throw new BadFile('the first line must name the columns term and popularity')
      continue
    }
    const cell = cells[at.popularity]?.trim() ?? ''
    const popularity = Number(cell)
    if (cell === '' || !(popularity >= 0 && popularity <= 100))
      throw new BadFile(`line ${line}: the popularity must be a number from 0 to 100`)
    const country = (cells[at.country]?.trim() || DEFAULT_COUNTRY).toUpperCase()
    const locale = countryByCode.get(country)?.locale
    if (locale === undefined) throw new BadFile(`line ${line}: ${country} is no country of the App Store`)
    const term = normaliseKeyword(cells[at.term] ?? '', locale)
    if (term !== null) terms.push({ country, term, popularity })
  }
  return terms
}

/** Those of the newest good week of each country that any connection to Apple Ads has read. */
export async function termsOfConnections(db: Kysely<Schema>): Promise<OfficialTerm[]> {
  const { rows } = await sql<OfficialTerm>`
    with good as (
      select week.* from popularity_week as week
      join organisation on organisation.id = week.organisation_id and organisation.market = 'live'
      where week.quarantine is null and week.is_whole
    )
    select distinct on (told.country, told.term) told.country, told.term, told.popularity
    from good
    join search_popularity as told
      on told.organisation_id = good.organisation_id and told.country = good.country and told.week = good.week
    where good.week = (select max(newest.week) from good as newest where newest.country = good.country)
    order by told.country, told.term`.execute(db)
  return rows
}
