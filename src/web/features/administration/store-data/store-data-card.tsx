import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
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
import classes from '../administration.module.css'
import { chooseDumps, dumpImport, importDumps } from './dump-import.ts'
import { importFailure } from './import-failure.ts'
import { ImportProgress } from './import-progress.tsx'
import { ImportResult } from './import-result.tsx'

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
        <p className={classes.hint}>
          <Trans>Your role can't import store data.</Trans>
        </p>
      </Card>
    )
  return (
    <Card title={<Trans>Store data</Trans>}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isLocale && files.length > 0 && !unfit) void importDumps(locale)
        }}
      >
        <p className={classes.note}>
          <Trans>
            Import App Store data dumps (CSV) and recorded iTunes responses (JSON) into the archive market. If an app is
            already there, the new data replaces the old.
          </Trans>
        </p>
        <Field
          label={<Trans>Storefront of CSV files</Trans>}
          value={locale}
          onChange={setLocale}
          autoComplete="off"
          disabled={isBusy}
          error={!isLocale && <Trans>A language and a country, such as en-US</Trans>}
        />
        <ul className={classes.list} aria-label={t`Chosen files`}>
          {files.map((file) => (
            <li key={file.name} className={classes.email}>
              {file.name}, {formatSize(file.size, language())}
            </li>
          ))}
        </ul>
        <ImportProgress sent={sent} total={files[0]?.size ?? 0} />
        {unfit && (
          <p className={classes.failure} role="alert">
            {unfit.size === 0 ? (
              <Trans>{unfit.name} is empty.</Trans>
            ) : (
              <Trans>{unfit.name} is larger than 1 GB.</Trans>
            )}
          </p>
        )}
        {stopped && (
          <p className={classes.failure} role="alert">
            {i18n._(stopped.text)} {stopped.reason && <span lang="en">({stopped.reason})</span>}
          </p>
        )}
        <div className={classes.actions}>
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
        </div>
      </form>
      <ul className={classes.list} aria-label={t`Imported files`} aria-live="polite">
        {done.map((one) => (
          <ImportResult key={one.name} {...one} />
        ))}
      </ul>
    </Card>
  )
}
