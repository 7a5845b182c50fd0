import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from '../administration.module.css'
import type { Imported } from './dump-import.ts'

/** What came of a dump, with the first rows that could not be read. */
export function ImportResult({ name, result }: Imported) {
  const count = (value: number) => formatNumber(value, language())
  const { skippedRows } = result
  return (
    <li className={classes.row}>
      <div>
        <p className={classes.flag}>{name}</p>
        <p className={classes.note}>
          <Trans>
            {count(result.new)} new, {count(result.changed)} changed, {count(result.unchanged)} unchanged
          </Trans>
        </p>
        {result.skipped > 0 && (
          <>
            <p className={classes.note}>
              <Plural value={result.skipped} one="# row was skipped:" other="# rows were skipped, the first of them:" />
            </p>
            <ul className={classes.note} lang="en">
              {skippedRows.map(({ where, reason }) => (
                <li key={where}>
                  {where}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  )
}
