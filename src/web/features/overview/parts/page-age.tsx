import { IconRefresh } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Freshness } from '#web/ui/freshness/freshness.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import classes from './page-age.module.css'
import { useChunk } from '../lazy-parts.ts'

interface Props {
  /** Every read of the page; its age is that of the details. */
  results: { details: ReadResult<unknown>; [name: string]: ReadResult<unknown> }
  project: Project
  /** The country that is shown. */
  locale: string
}

/** The age of the page, a button to refresh all of it, and a line where a refresh failed. */
export function PageAge({ results, project, locale }: Props) {
  const { t } = useLingui()
  const offline = useConnectivity() === 'offline'
  // The links of the sections need the room.
  const phone = usePhone()
  const reads = Object.values(results)
  const busy = reads.some((one) => one.isRefreshing || one.isLoading)
  const stale = !offline && !busy && reads.some((one) => one.data !== undefined && one.error)
  const refresh = () => reads.forEach((one) => one.refresh())
  return (
    <>
      {stale && (
        <span className={classes.failed} role="status">
          <Trans>Couldn't refresh.</Trans>{' '}
          <button type="button" className={classes.again} onClick={refresh}>
            <Trans>Try again</Trans>
          </button>
        </span>
      )}
      {results.details.updatedAt !== null && (
        <Freshness at={results.details.updatedAt} busy={busy && !offline} compact={phone} />
      )}
      <IconButton
        label={offline ? t`You need a connection to refresh` : t`Refresh`}
        disabled={offline}
        onClick={refresh}
      >
        <IconRefresh size={17} stroke={1.7} aria-hidden />
      </IconButton>
      <Keep project={project} locale={locale} />
    </>
  )
}

const loadKeep = () => import('../keep-control.tsx')

function Keep(kept: Omit<Props, 'results'>) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  const chunk = useChunk(loadKeep, wanted)
  return (
    <span className={classes.keep} data-late>
      {chunk.state === 'ready' && <chunk.module.KeepControl {...kept} />}
    </span>
  )
}
