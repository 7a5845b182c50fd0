import { IconInfoCircle } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Popover } from '#web/ui/overlays/popover.tsx'

/** How the visibility comes about. */
export function VisibilityMethod() {
  const { t } = useLingui()
  return (
    <Method label={t`How is the visibility calculated?`}>
      <p>
        <Trans>
          From 0 to 100: 100 with the first place for every tracked keyword, 0 without any rank. Each keyword counts as
          much as its volume; a rank counts 1 divided by the rank, so the second place counts half and the tenth a
          tenth.
        </Trans>
      </p>
      <p>
        <Trans>Stores don't publish how many people look at a rank: the share is an assumption.</Trans>
      </p>
    </Method>
  )
}

/** How the average rank comes about. `depth`: how many places the store's search lists. */
export function AverageRankMethod({ depth }: { depth: number }) {
  const { t } = useLingui()
  return (
    <Method label={t`How is the average rank calculated?`}>
      <p>
        <Trans>
          Average rank of the tracked keywords for which the app is in the top {depth}. A lost keyword no longer counts,
          so losing one can improve the average.
        </Trans>
      </p>
      <p>
        <Trans>In the top 10: the share of all tracked keywords for which the app is among the first ten.</Trans>
      </p>
      <p>
        <Trans>
          Up and down: ranked at both times, now higher or lower. New: entered the top {depth}. Lost: left it.
        </Trans>
      </p>
      <p>
        <Trans>Median: the rank in the middle of the last 7 days, which one bad day doesn't move.</Trans>
      </p>
      <p>
        <Trans>
          On a day without a measurement, the last rank counts. Changes are compared with the day before the period.
        </Trans>
      </p>
    </Method>
  )
}

function Method({ label, children }: { label: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover
      opened={opened}
      onClose={() => setOpened(false)}
      title={label}
      width={340}
      trigger={
        <IconButton
          label={label}
          size={24}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <IconInfoCircle size={15} stroke={1.7} aria-hidden />
        </IconButton>
      }
    >
      <Stack
        component="section"
        gap={10}
        px="md"
        py={14}
        c="dimmed"
        fz="sm"
        lh="sm"
        style={{ whiteSpace: 'normal' }}
        aria-label={label}
      >
        {children}
      </Stack>
    </Popover>
  )
}
