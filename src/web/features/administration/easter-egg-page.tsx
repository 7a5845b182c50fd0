import { Trans, useLingui } from '@lingui/react/macro'
import { getHealth } from '#contract/protocol/health.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { brand, Mark } from '#web/ui/display/mark.tsx'
import { useTitle } from '#web/ui/hooks/use-title.ts'
import classes from './easter-egg.module.css'

/** Name of the release, as the weather that a storm glass shows. */
const RELEASE_NAME = 'First frost'

/** OP-27: nothing leads here. */
export function EasterEggPage() {
  const { t } = useLingui()
  useTitle(t`You found it`)
  const version = useRead(read(getHealth, {})).data?.version
  return (
    <main className={classes.page}>
      <Mark size={96} />
      <h1 translate="no">{brand}</h1>
      <p>
        <Trans>Release “{RELEASE_NAME}”</Trans>
        {version !== undefined && ` · ${version}`}
      </p>
    </main>
  )
}
