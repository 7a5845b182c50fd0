import { Trans, useLingui } from '@lingui/react/macro'
import { language } from '#web/i18n/language.ts'
import { formatSize } from '#web/i18n/size.ts'
import bar from '#web/ui/freshness/kept-progress.module.css'
import classes from '../administration.module.css'
import type { DumpImport } from './dump-import.ts'

/** How far the file has come that is under way; `total`: its size, bytes. */
export function ImportProgress({ sent, total }: Pick<DumpImport, 'sent'> & { total: number }) {
  const { t } = useLingui()
  if (sent === null) return null
  if (sent === 'importing')
    return (
      <p className={classes.note} role="status">
        <Trans>Importing…</Trans>
      </p>
    )
  const size = (bytes: number) => formatSize(bytes, language())
  return (
    <>
      <progress className={bar.bar} aria-label={t`Sent`} value={sent} max={total} />
      <p className={classes.note}>
        <Trans>
          {size(sent)} of {size(total)} sent
        </Trans>
      </p>
    </>
  )
}
