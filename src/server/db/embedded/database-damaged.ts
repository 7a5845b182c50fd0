/** The files of the embedded database are corrupt; the message is one line for the operator. */
export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'

  readonly reason: string

  /** @param folder of the cluster */
  constructor(folder: string, reason: string) {
    super(`The database in ${folder} is damaged (${reason}). Restore a backup: npm run restore -- FILE --force`)
    this.reason = reason
  }
}

/** Postgres error codes: a page or index that can't be read, a file that is missing or unreadable. */
export const DAMAGE = /^(XX00[12]|58P01|58030)$/
/**
 * While a start creates the schema, only damaged files can cause an internal error, or a table that is missing or
 * already exists.
 */
const AT_START = /^(XX|58|42P07|42P01|42710|42703)/

/** Converts an error of the first statements of a start to `DatabaseDamaged` if damage caused it. */
export function asDamage(error: unknown, folder: string): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  return AT_START.test(code) ? new DatabaseDamaged(folder, message) : error
}
