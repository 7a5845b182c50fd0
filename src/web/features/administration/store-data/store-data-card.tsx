import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FileButton, Group, Stack, Text } from '@mantine/core'
import { useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { DEFAULT_LOCALE } from '#contract/protocol/limits.ts'
import { Locale } from '#contract/store.ts'
import { UPLOAD_MAX } from '#contract/store-data.ts'
import { useMay } from '#web/session/hooks.ts'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import bar from '#web/ui/display/kept-progress.module.css'
import { formatNumber } from '#web/i18n/format.ts'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import classes from '../administration.module.css'
import { chooseDumps, dumpImport, type DumpImport, importDumps, type Imported } from './dump-import.ts'

/** Dumps of store data for the archive market: chosen here, or opened with the installed app (`OpenPage`). */
export function StoreDataCard() {
  const { t, i18n } = useLingui()
  const { files, sent, done, failure } = useSyncExternalStore(dumpImport.subscribe, dumpImport.get)
  const [locale, setLocale] = useState(DEFAULT_LOCALE)
  const reset = useRef<() => void>(null)
  const mayImport = useMay('admin/manage')
  const isLocale = v.is(Locale, locale)
  const unfit = files.find(({ size }) => size === 0 || size > UPLOAD_MAX)
  const stopped = failure === null ? null : importFailure(failure)
  const isBusy = sent !== null
  if (!mayImport)
    return (
      <Card title={<Trans>Store data</Trans>}>
        <Text p="md" size="sm" c="dimmed">
          <Trans>Your role can't import store data.</Trans>
        </Text>
      </Card>
    )
  return (
    <Card title={<Trans>Store data</Trans>}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isLocale && files.length > 0 && !unfit) void importDumps(locale)
        }}
      >
        <Stack gap="xs" p="md" maw={480}>
          <Text size="sm" c="dimmed">
            <Trans>
              Import App Store data dumps (CSV) and recorded iTunes responses (JSON) into the archive market. If an app
              is already there, the new data replaces the old.
            </Trans>
          </Text>
          <Field
            label={<Trans>Storefront of CSV files</Trans>}
            value={locale}
            onChange={setLocale}
            autoComplete="off"
            disabled={isBusy}
            error={!isLocale && <Trans>A language and a country, such as en-US</Trans>}
          />
          <ul aria-label={t`Chosen files`}>
            {files.map((file) => (
              <li key={file.name} className={classes.email}>
                {file.name}, {formatSize(file.size, language())}
              </li>
            ))}
          </ul>
          <ImportProgress sent={sent} total={files[0]?.size ?? 0} />
          {unfit && (
            <Text size="sm" c="bad" role="alert">
              {unfit.size === 0 ? (
                <Trans>{unfit.name} is empty.</Trans>
              ) : (
                <Trans>{unfit.name} is larger than 1 GB.</Trans>
              )}
            </Text>
          )}
          {stopped && (
            <Text size="sm" c="bad" role="alert">
              {i18n._(stopped.text)} {stopped.reason && <span lang="en">({stopped.reason})</span>}
            </Text>
          )}
          <Group gap="xs" justify="flex-end">
            <FileButton
              multiple
              accept=".csv,.json,text/csv,application/json"
              inputProps={{ 'aria-label': t`Store data dumps` }}
              resetRef={reset}
              onChange={(chosen) => {
                chooseDumps(chosen)
                reset.current?.()
              }}
            >
              {(button) => (
                <Button {...button} disabled={isBusy}>
                  <Trans>Choose files</Trans>
                </Button>
              )}
            </FileButton>
            <Button type="submit" variant="filled" busy={isBusy} disabled={files.length === 0 || !isLocale || !!unfit}>
              {stopped ? <Trans>Try again</Trans> : <Trans>Import</Trans>}
            </Button>
          </Group>
        </Stack>
      </form>
      <ul aria-label={t`Imported files`} aria-live="polite">
        {done.map((one) => (
          <ImportResult key={one.name} {...one} />
        ))}
      </ul>
    </Card>
  )
}

/** Progress of the current file; `total`: its size, bytes. */
function ImportProgress({ sent, total }: Pick<DumpImport, 'sent'> & { total: number }) {
  const { t } = useLingui()
  if (sent === null) return null
  if (sent === 'importing')
    return (
      <Text size="sm" c="dimmed" role="status">
        <Trans>Importing…</Trans>
      </Text>
    )
  const size = (bytes: number) => formatSize(bytes, language())
  return (
    <>
      <progress className={bar.bar} aria-label={t`Sent`} value={sent} max={total} />
      <Text size="sm" c="dimmed">
        <Trans>
          {size(sent)} of {size(total)} sent
        </Trans>
      </Text>
    </>
  )
}

/** The result of a dump, with the first rows that could not be read. */
function ImportResult({ name, result }: Imported) {
  const count = (value: number) => formatNumber(value, language())
  const { skippedRows } = result
  return (
    <li className={classes.row}>
      <div>
        <Text fw={540}>{name}</Text>
        <Text size="sm" c="dimmed">
          <Trans>
            {count(result.new)} new, {count(result.changed)} changed, {count(result.unchanged)} unchanged
          </Trans>
        </Text>
        {result.skipped > 0 && (
          <>
            <Text size="sm" c="dimmed">
              <Plural value={result.skipped} one="# row was skipped:" other="# rows were skipped, the first of them:" />
            </Text>
            <Text component="ul" size="sm" c="dimmed" lang="en">
              {skippedRows.map(({ where, reason }) => (
                <li key={where}>
                  {where}: {reason}
                </li>
              ))}
            </Text>
          </>
        )}
      </div>
    </li>
  )
}

/** Why a dump was not imported, in plain words, and what the server says of the file itself (English). */
function importFailure(error: unknown): { text: MessageDescriptor; reason: string | null } {
  const code = error instanceof ApiError ? error.code : null
  if (error instanceof ApiError && code === 'NOT_A_DUMP') {
    const { reason } = error.details
    return { text: msg`This file can't be imported. Nothing has changed.`, reason: String(reason ?? '') || null }
  }
  if (code === 'IMPORT_RUNNING')
    return { text: msg`Another import is running. Try again when it's done.`, reason: null }
  if (code === 'UPLOAD_TOO_LARGE')
    return { text: msg`This file is too large. Import it on the server with npm run import.`, reason: null }
  return { text: failureText(error), reason: null }
}
