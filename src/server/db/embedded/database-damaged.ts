/** The files of the embedded database are not what the engine wrote; the message is one line for a person. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'

  readonly reason: string

  /** @param folder of the cluster */
  constructor(folder: string, reason: string) {
    super(`The database in ${folder} is damaged (${reason}). Restore a backup: npm run restore -- FILE --force`)
    this.reason = reason
  }
}

/** Codes of Postgres: a page or an index that does not read, a file that is missing or can't be read. */
export const DAMAGE = /^(XX00[12]|58P01|58030)$/
/** While a start makes the schema, nothing but the files can be at fault for an error inside the engine or a table that is missing or there already. */
const AT_START = /^(XX|58|42P07|42P01|42710|42703)/

/** An error of the first statements of a start, as damage where it is. */
export function asDamage(error: unknown, folder: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  return AT_START.test(code) ? new DatabaseDamaged(folder, message) : error
}
