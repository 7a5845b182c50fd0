import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, Group, Loader, Radio, Stack, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { EntryNotes } from './entry-notes.tsx'
import { LISTED_MAX } from './use-keyword-entry.ts'
import classes from './keyword-file.module.css'
import type { FileEntry, MappedFile } from './use-keyword-file.ts'

interface Props {
  id: string
  mapped: MappedFile
  entry: FileEntry
  onAdd: () => void
  /** Language of the keywords. */
  lang: string
}

/** The columns of a file with examples, to choose the one that holds the keywords. */
export function FileColumns({ id, mapped, entry, onAdd, lang }: Props) {
  const { t } = useLingui()
  const { file, name, column, namingRow } = mapped
  const form = useRef<HTMLFormElement>(null)
  // Keyboard users continue with the arrow keys and Enter.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), [])
  const row = namingRow + 1
  const rows = formatNumber(file.rows.length, language())
  return (
    <form
      ref={form}
      id={id}
      onSubmit={(event) => {
        event.preventDefault()
        onAdd()
      }}
    >
      <Stack gap={14} fz="sm" lh="sm">
        <p className={classes.name}>
          <b>{name}</b>{' '}
          <Text span inherit c="dimmed">
            <Plural value={file.rows.length} one="1 row" other={`${rows} rows`} />
          </Text>
        </p>
        <fieldset className={classes.choice}>
          <legend>
            <Trans>Which column contains the keywords?</Trans>
          </legend>
          {file.columns.map(({ name: heading, examples }, index) => {
            const number = index + 1
            return (
              // Columns may have the same name, or none.
              // oxlint-disable-next-line react/no-array-index-key
              <label key={index} className={classes.column}>
                <Radio name={`${id}-column`} checked={index === column} onChange={() => entry.setColumn(index)} />
                <Text span inherit fw={540} style={{ overflowWrap: 'anywhere' }}>
                  {heading ?? t`Column ${number}`}
                </Text>
                <Text span inherit c="dimmed" truncate className={classes.examples} lang={lang}>
                  {examples.length > 0 ? examples.join(' · ') : <Trans>empty</Trans>}
                </Text>
              </label>
            )
          })}
        </fieldset>
        <Checkbox
          style={{ alignSelf: 'start' }}
          label={<Trans>Row {row} contains the column names</Trans>}
          checked={file.headerRow !== null}
          onChange={(event) => entry.setNamed(event.target.checked)}
        />
        {!file.encoding.startsWith('utf-') && (
          <Text inherit c="dimmed">
            <Trans>If letters look wrong, save the file as UTF-8 and choose it again.</Trans>
          </Text>
        )}
        <Found submission={mapped.submission} />
      </Stack>
    </form>
  )
}

function Found({ submission }: Pick<MappedFile, 'submission'>) {
  if (!submission)
    return (
      <Group component="p" gap="2px 16px" mih={20} fw={540} role="status">
        <Loader />
        <Trans>Reading the keywords…</Trans>
      </Group>
    )
  const { counts } = submission
  const fresh = counts.new + counts.over
  const shown = formatNumber(fresh, language())
  const most = formatNumber(LISTED_MAX, language())
  return (
    <Group gap="2px 16px" mih={20}>
      <Text inherit fw={540} role="status">
        <Plural value={fresh} _0="No new keywords in this column" one="1 new keyword" other={`${shown} new keywords`} />
        {fresh > LISTED_MAX && (
          <>
            {'. '}
            <Trans>Only the first {most} go into the list.</Trans>
          </>
        )}
      </Text>
      <EntryNotes counts={counts} />
    </Group>
  )
}
