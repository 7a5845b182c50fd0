import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Box, Group, NativeSelect, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { AppRef, Store } from '#contract/store.ts'
import type { AppVersion } from '#contract/overview/overview.ts'
import { useRead } from '#web/data/queries/read.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { SectionAside } from '../page-age.tsx'
import { versionsRead } from '../reads.ts'
import { ChangedTexts, comparedTexts, versionDay, versionName } from './changed-texts.tsx'
import classes from './version-history-dialog.module.css'

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
        <Group component="span" gap={10} mih={18}>
          {count > 0 && <Plural value={count} one="# version" other="# versions" />}
          <SectionAside at={result.updatedAt} />
        </Group>
      }
      width={count > 1 ? 960 : 640}
      flush
      whole
    >
      {state === 'ready' ? (
        count > 0 ? (
          <VersionPanes versions={data?.versions ?? []} store={app.store} lang={locale} />
        ) : (
          <Text component="div" c="dimmed" ta="center" px="lg" py={40}>
            <p>
              <Trans>No version history found</Trans>
            </p>
            {data?.versions === null && (
              <p>
                <Trans>Not available in this market.</Trans>
              </p>
            )}
          </Text>
        )
      ) : state === 'failed' && error?.kind === 'notFound' ? (
        <Text c="dimmed" ta="center" px="lg" py={40}>
          <Trans>Version is not available</Trans>
        </Text>
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

interface VersionPanesProps {
  /** Newest first, at least one. */
  versions: readonly AppVersion[]
  store: Store
  /** Of the store's texts. */
  lang: string
}

/** The versions, and any two of them side by side: the one before the chosen one, until another is picked. */
function VersionPanes({ versions, store, lang }: VersionPanesProps) {
  const panelId = useId()
  const [chosen, setChosen] = useState(0)
  const [picked, setPicked] = useState<number | null>(null)
  const comparedWith = picked !== null && picked !== chosen ? picked : chosen + 1
  const version = versions[chosen]
  const other = versions[comparedWith]
  if (!version) return null
  const [after, before] = comparedWith > chosen ? [version, other] : [other, version]
  return (
    <div className={classes.panes}>
      <VersionList versions={versions} chosen={chosen} onChoose={setChosen} controls={panelId} />
      <Stack flex={1} gap={0} miw={0} mih={0}>
        {versions.length > 1 && (
          <CompareSelect versions={versions} chosen={chosen} value={other ? comparedWith : null} onChange={setPicked} />
        )}
        <div
          className={classes.content}
          id={panelId}
          role="tabpanel"
          aria-label={versionName(version)}
          tabIndex={0}
          key={chosen}
        >
          <div className={classes.notes} data-two={other !== undefined || undefined}>
            <VersionNotes version={version} lang={lang} />
            {other && <VersionNotes version={other} lang={lang} />}
          </div>
          {before && after && <ChangedTexts before={before} after={after} store={store} lang={lang} />}
        </div>
      </Stack>
    </div>
  )
}

interface VersionListProps {
  versions: readonly AppVersion[]
  chosen: number
  onChoose: (index: number) => void
  /** Element id of what the chosen one shows. */
  controls: string
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Past versions, newest first; the arrow keys step through them. */
function VersionList({ versions, chosen, onChoose, controls }: VersionListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog opened before the versions were there.
    const waits = list.current?.closest('[role=dialog]')?.contains(document.activeElement) ?? false
    if (waits) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? versions.length - 1 : chosen + (step ?? 0)
    if (next === chosen || next < 0 || next >= versions.length) return
    event.preventDefault()
    onChoose(next)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }
  return (
    <div className={classes.list} role="tablist" aria-label={t`Versions`} aria-orientation="vertical" ref={list}>
      {versions.map((version, index) => (
        <UnstyledButton
          key={`${version.version} ${version.releasedAt}`}
          role="tab"
          className={classes.tab}
          aria-selected={index === chosen}
          aria-controls={controls}
          tabIndex={index === chosen ? 0 : -1}
          data-autofocus={index === chosen || undefined}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          <Text span display="block" fw={540}>
            {versionName(version)}
          </Text>
          <Text span display="block" size="xs" c="dimmed">
            {versionDay(version)}
          </Text>
          {changesTexts(version, versions[index + 1]) && (
            <Text span display="block" size="xs" c="var(--sg-acc-text)">
              <Trans>Texts changed</Trans>
            </Text>
          )}
        </UnstyledButton>
      ))}
    </div>
  )
}

const changesTexts = (version: AppVersion, before: AppVersion | undefined) =>
  before !== undefined && (comparedTexts(before, version)?.changed.length ?? 0) > 0

interface CompareSelectProps {
  versions: readonly AppVersion[]
  /** The one that is compared: it can't be picked. */
  chosen: number
  /** null: none. */
  value: number | null
  onChange: (index: number) => void
}

/** With which other version the chosen one is compared. */
function CompareSelect({ versions, chosen, value, onChange }: CompareSelectProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Group className={classes.bar} gap={10} wrap="nowrap" c="dimmed" fz="sm" lh="sm">
      <label htmlFor={id}>
        <Trans>Compare with</Trans>
      </label>
      <NativeSelect
        className={classes.select}
        size="xs"
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.target.value))}
        rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}
      >
        {value === null && (
          <option value="" disabled>
            {t`Choose a version`}
          </option>
        )}
        {versions.map(
          (version, index) =>
            index !== chosen && (
              <option key={`${version.version} ${version.releasedAt}`} value={index}>
                {`${versionName(version)} · ${versionDay(version)}`}
              </option>
            ),
        )}
      </NativeSelect>
    </Group>
  )
}

/** ERR-023: what the developer wrote about a version. `lang`: of the store's texts. */
function VersionNotes({ version, lang }: { version: AppVersion; lang: string }) {
  return (
    <Box component="section" miw={0} style={{ overflowWrap: 'anywhere' }}>
      <Text component="h3" size="sm" fw={630} mb={6}>
        {versionName(version)}
        <Text span size="xs" c="dimmed" ml="xs">
          {versionDay(version)}
        </Text>
      </Text>
      {version.releaseNotes ? (
        <p style={{ whiteSpace: 'pre-line' }} lang={lang}>
          {version.releaseNotes}
        </p>
      ) : (
        <Text c="dimmed">
          <Trans>No release description</Trans>
        </Text>
      )}
    </Box>
  )
}
