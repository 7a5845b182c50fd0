import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Radio } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { EntryNotes } from './entry-notes.tsx'
import { LISTED_MAX } from './use-keyword-entry.ts'
import classes from './file-columns.module.css'
import type { FileEntry, MappedFile } from './use-keyword-file.ts'

interface Props {
  id: string
  mapped: MappedFile
  entry: FileEntry
  onAdd: () => void
  /** Language of the keywords. */
  lang: string
}

/** The columns of a file with what their first rows hold: which one are the keywords? */
export function FileColumns({ id, mapped, entry, onAdd, lang }: Props) {
  const { t } = useLingui()
  const { file, name, column, namingRow } = mapped
  const form = useRef<HTMLFormElement>(null)
  // Who works with the keyboard goes on with the arrows and Enter.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const row = namingRow + 1
  const rows = formatNumber(file.rows.length, language())
  return (
    <form
      ref={form}
      id={id}
      className={classes.columns}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <p className={classes.name}>
        <b>{name}</b>{' '}
        <span>
          <Plural value={file.rows.length} one="1 row" other={`${rows} rows`} />
        </span>
      </p>
      <fieldset className={classes.choice}>
        <legend>
          <Trans>Which column holds the keywords?</Trans>
        </legend>
        {file.columns.map(({ name: heading, examples }, index) => {
          const number = index + 1
          return (
            // Columns may have the same name, or none.
            // oxlint-disable-next-line react/no-array-index-key
            <label key={index} className={classes.column}>
              <Radio name={`${id}-column`} checked={index === column} onChange={() => entry.setColumn(index)} />
              <span className={classes.heading}>{heading ?? t`Column ${number}`}</span>
              <span className={classes.examples} lang={lang}>
                {examples.length > 0 ? examples.join(' · ') : <Trans>empty</Trans>}
              </span>
            </label>
          )
        })}
      </fieldset>
      <Checkbox
        className={classes.named}
        label={<Trans>Row {row} holds the column names</Trans>}
        checked={file.headerRow !== null}
        onChange={(event) => entry.setNamed(event.target.checked)}
      />
      {file.encoding === 'windows-1252' && (
        <p className={classes.hint}>
          <Trans>If letters look wrong, save the file as UTF-8 and choose it again.</Trans>
        </p>
      )}
      <Found submission={mapped.submission} />
    </form>
  )
}

function Found({ submission }: Pick<MappedFile, 'submission'>) {
  if (!submission)
    return (
      <p className={classes.found} role="status">
        <Spinner />
        <Trans>Reading the keywords…</Trans>
      </p>
    )
  const { counts } = submission
  const fresh = counts.new + counts.over
  const shown = formatNumber(fresh, language())
  const most = formatNumber(LISTED_MAX, language())
  return (
    <div className={classes.found}>
      <p role="status">
        <Plural value={fresh} _0="No new keywords in this column" one="1 new keyword" other={`${shown} new keywords`} />
        {fresh > LISTED_MAX && (
          <>
            {'. '}
            <Trans>Only the first {most} go into the list.</Trans>
          </>
        )}
      </p>
      <EntryNotes counts={counts} />
    </div>
  )
}
