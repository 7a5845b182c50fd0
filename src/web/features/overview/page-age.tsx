import { IconRefresh, IconCloudX } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Box, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useChunk } from './lazy-parts.tsx'

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
      {stale && !phone && (
        <Text span size="xs" c="dimmed" role="status">
          <Trans>Couldn't refresh.</Trans>{' '}
          <Anchor component="button" type="button" inherit fw={540} onClick={refresh}>
            <Trans>Try again</Trans>
          </Anchor>
        </Text>
      )}
      {results.details.updatedAt !== null && (
        <Freshness at={results.details.updatedAt} busy={busy && !offline} compact={phone} ofPage />
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

const loadKeep = () => import('./keep-control.tsx')

/** Its room is reserved: the control comes a moment later. */
function Keep(props: Omit<Props, 'results'>) {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  const chunk = useChunk(loadKeep, wanted)
  return (
    <Box component="span" flex="none" w={32} h={32} data-momentary>
      {chunk.state === 'ready' && <chunk.module.KeepControl {...props} />}
    </Box>
  )
}

/** Offline each section says its age: only the disc, since the page tells the time. Online and fresh it says nothing. */
export function SectionAside({ at }: { at: number | null }) {
  const offline = useConnectivity() === 'offline'
  return offline ? <Freshness at={at} compact={at !== null} /> : null
}

/** Under a value that is the last good one because its store doesn't answer. `asOf`: ISO timestamp of that value. */
export function StaleNote({ asOf }: { asOf: string }) {
  const day = formatDay(dayOf(asOf), language())
  return (
    <Group component="span" gap={4} wrap="nowrap" c="warn" fz="xs" lh="xs">
      <IconCloudX size={14} stroke={1.7} aria-hidden />
      <Trans>Store not responding, value from {day}</Trans>
    </Group>
  )
}
