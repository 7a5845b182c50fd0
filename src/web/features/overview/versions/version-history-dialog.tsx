import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import type { AppVersion } from '#contract/overview.ts'
import type { AppRef, Store } from '#contract/store.ts'
import { useRead } from '#web/data/read.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { SectionState } from '#web/ui/section-state.tsx'
import { readState } from '../read-state.ts'
import { SectionAside } from '../section-aside.tsx'
import { versionsRead } from '../section-reads.ts'
import classes from './version-history-dialog.module.css'
import { VersionList } from './version-list.tsx'
import { VersionNotes } from './version-notes.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  onClosed: () => void
  app: AppRef
  locale: string
}

/** OV-043: past versions at the left, what the developer wrote about the chosen one at the right. */
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
      width={640}
      flush
      whole
    >
      {state === 'ready' ? (
        <Versions versions={data?.versions ?? null} store={app.store} lang={locale} />
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

/** `versions`: null where the market doesn't know them. */
function Versions({ versions, store, lang }: { versions: readonly AppVersion[] | null; store: Store; lang: string }) {
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const version = versions?.[chosen]
  if (!versions || !version)
    return (
      <div className={classes.none}>
        <p>
          <Trans>No version history found</Trans>
        </p>
        {versions === null && (
          <p>
            <Trans>This market doesn't tell it, and it is not guessed.</Trans>
          </p>
        )}
      </div>
    )
  return (
    <div className={classes.panes}>
      <VersionList versions={versions} chosen={chosen} onChoose={setChosen} controls={panelId} />
      <div
        className={classes.notes}
        id={panelId}
        role="tabpanel"
        aria-label={version.version}
        tabIndex={0}
        key={chosen}
      >
        <VersionNotes version={version} before={versions[chosen + 1]} store={store} lang={lang} />
      </div>
    </div>
  )
}
