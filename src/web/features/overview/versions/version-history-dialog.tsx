import { Plural, Trans } from '@lingui/react/macro'
import type { AppRef } from '#contract/store.ts'
import { useRead } from '#web/data/queries/read.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { SectionAside } from '../parts/section-aside.tsx'
import { versionsRead } from '../reads/section-reads.ts'
import classes from './version-history-dialog.module.css'
import { VersionPanes } from './version-panes.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  app: AppRef
  locale: string
}

/** OV-043: past versions at the left; at the right the chosen one, compared with another. Wider where there are two. */
export function VersionHistoryDialog({ opened, onClose, onClosed, app, locale }: Props) {
  const result = useRead(versionsRead(app, locale))
  const { data, error } = result
  const state = readState(result)
  const count = data?.versions?.length ?? 0
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={<Trans>Version history</Trans>}
      description={
        <span className={classes.about}>
          {count > 0 && <Plural value={count} one="# version known" other="# versions known" />}
          <SectionAside at={result.updatedAt} />
        </span>
      }
      width={count > 1 ? 960 : 640}
      flush
      whole
    >
      {state === 'ready' ? (
        count > 0 ? (
          <VersionPanes versions={data?.versions ?? []} store={app.store} lang={locale} />
        ) : (
          <div className={classes.none}>
            <p>
              <Trans>No version history found</Trans>
            </p>
            {data?.versions === null && (
              <p>
                <Trans>Not available in this market.</Trans>
              </p>
            )}
          </div>
        )
      ) : state === 'failed' && error?.kind === 'notFound' ? (
        <p className={classes.none}>
          <Trans>Version is not available</Trans>
        </p>
      ) : (
        <SectionState
          state={state}
          failed={<Trans>Loading version history failed</Trans>}
          unsaved={<Trans>Version history loads when you're back online</Trans>}
          onRetry={result.refresh}
          minHeight={320}
        />
      )}
    </Dialog>
  )
}
