import { Plural, Trans } from '@lingui/react/macro'
import { FileButton, Group, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { language } from '#web/i18n/language.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatSize } from '#web/i18n/size.ts'
import { useBackgroundFill, useOutbox } from '#web/offline/hooks.ts'
import { countFiles, fillInBackground } from '#web/offline/updates/background-fill.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { lazyWithRetry } from '#web/ui/hooks/lazy-with-retry.tsx'
import type { Saved } from './saved-apps.ts'
import classes from './storage-card.module.css'
import { useBrowserStorage } from './use-browser-storage.ts'
import { takeOpenedChanges } from './changes-file/opened-changes.ts'

interface Props {
  saved: Saved
  onRemoveAll: () => void
}

/** How much is stored, whether the browser may clear it, and a button that removes all of it. */
export function StorageCard({ saved, onRemoveAll }: Props) {
  const { entries } = useOutbox()
  const fill = useBackgroundFill()
  useEffect(() => void countFiles(), [])
  const { usage, persisted, persist, refused } = useBrowserStorage(saved)
  const { total, pictures } = saved
  const count = formatNumber(pictures.count, language())
  const pictureSize = formatSize(pictures.size, language())
  return (
    <Card title={<Trans>Storage</Trans>} padded>
      <dl className={classes.facts}>
        <div>
          <dt>
            <Trans>Saved pages</Trans>
          </dt>
          <dd>{formatSize(total, language())}</dd>
        </div>
        <div>
          <dt>
            <Trans>Of which images</Trans>
          </dt>
          <dd>
            {pictures.count === 0 ? (
              <Trans>None</Trans>
            ) : (
              <Trans>
                {count}, {pictureSize}
              </Trans>
            )}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Pending changes</Trans>
          </dt>
          <dd>
            <Plural value={entries.length} _0="None" one="# change" other="# changes" />
          </dd>
        </div>
        {fill && (
          <div>
            <dt>
              <Trans>Parts of the app</Trans>
            </dt>
            <dd>
              {fill.saved === fill.of ? (
                <Trans>All saved</Trans>
              ) : (
                <Trans>
                  {fill.saved} of {fill.of} saved
                </Trans>
              )}
            </dd>
          </div>
        )}
        {usage !== null && (
          <div>
            <dt>
              <Trans>Total, including the app</Trans>
            </dt>
            <dd>{formatSize(usage, language())}</dd>
          </div>
        )}
      </dl>
      {fill?.held && (
        <Group gap="8px 12px" mt="md" pt="md" style={{ borderTop: '1px solid var(--sg-line)' }}>
          <Text flex="1 1 280px" size="sm" c="dimmed">
            {fill.held === 'full' ? (
              <Trans>The other parts don't fit: this device is out of space.</Trans>
            ) : (
              <Trans>The other parts are saved as you open them, to save mobile data.</Trans>
            )}
          </Text>
          <Group gap="8px 12px" ml="auto">
            <Button
              size="sm"
              onClick={() =>
                void fillInBackground(
                  () => new Promise<void>((resolve) => whenIdle(resolve, { afterRequests: true })),
                  true,
                )
              }
            >
              {fill.held === 'full' ? <Trans>Try again</Trans> : <Trans>Save anyway</Trans>}
            </Button>
          </Group>
        </Group>
      )}
      <Group gap="8px 12px" mt="md" pt="md" style={{ borderTop: '1px solid var(--sg-line)' }}>
        {persisted !== null && (
          <Text flex="1 1 280px" size="sm" c="dimmed">
            {persisted ? (
              <Trans>The browser won't clear this automatically.</Trans>
            ) : (
              <Trans>The browser may clear this when the device runs out of space.</Trans>
            )}
            {refused && (
              <span role="status">
                {' '}
                <Trans>The browser declined. Installing Storeglass or using it more often helps.</Trans>
              </span>
            )}
          </Text>
        )}
        <Group gap="8px 12px" ml="auto">
          {persisted === false && !refused && (
            <Button size="sm" onClick={persist}>
              <Trans>Protect from automatic clearing</Trans>
            </Button>
          )}
          <AddChanges />
          <Button size="sm" disabled={total === 0} onClick={onRemoveAll}>
            <Trans>Remove all saved pages</Trans>
          </Button>
        </Group>
      </Group>
    </Card>
  )
}

const ChangesFileDialog = lazyWithRetry(() => import('./changes-file/changes-file-dialog.tsx'))

/** Imports a file of changes that were exported before they were sent; also one that the system opened with the app. */
function AddChanges() {
  const reset = useRef<() => void>(null)
  const [file, setFile] = useState(takeOpenedChanges)
  return (
    <>
      <FileButton
        accept=".json"
        resetRef={reset}
        onChange={(chosen) => {
          setFile(chosen)
          // The same file can be chosen again.
          reset.current?.()
        }}
      >
        {(button) => (
          <Button {...button} size="sm">
            <Trans>Add changes from a file</Trans>
          </Button>
        )}
      </FileButton>
      {file && <ChangesFileDialog file={file} onClose={() => setFile(null)} />}
    </>
  )
}
