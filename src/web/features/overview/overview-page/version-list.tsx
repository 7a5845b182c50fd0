import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Text, UnstyledButton } from '@mantine/core'
import type { AppVersion } from '#contract/overview/overview.ts'
import { comparedTexts, versionDay, versionName } from './changed-texts.tsx'
import classes from './version-history-dialog.module.css'

interface Props {
  versions: readonly AppVersion[]
  chosen: number
  onChoose: (index: number) => void
  /** Element id of what the chosen one shows. */
  controls: string
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Past versions, newest first; the arrow keys step through them. */
export function VersionList({ versions, chosen, onChoose, controls }: Props) {
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
