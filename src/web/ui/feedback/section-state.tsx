import { Trans } from '@lingui/react/macro'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Country } from '#contract/projects.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { FreshnessPip } from '../display/freshness.tsx'

interface Props {
  state: 'loading' | 'failed' | 'unsaved'
  /** What failed: "Couldn't load rankings". */
  failed: ReactNode
  /** What comes later: "In-app events load when you're back online". */
  unsaved: ReactNode
  /** Everything else on the page is up to date: a failure says so. */
  isRestCurrent?: boolean
  onRetry?: (() => void) | undefined
  /** The final geometry in grey; a few lines where none is given. */
  skeleton?: ReactNode
  /** Height to keep free, px. */
  minHeight?: number
}

/** What stands in a section that has nothing to show yet. The rest of the page goes on. */
export function SectionState({ state, failed, unsaved, isRestCurrent = false, onRetry, skeleton, minHeight }: Props) {
  if (state === 'loading')
    return (
      <Stack gap={10} p="var(--sg-card-padding)" mih={minHeight} aria-busy="true">
        {skeleton ?? (
          <>
            <Skeleton width="72%" height={14} />
            <Skeleton width="88%" height={14} />
            <Skeleton width="40%" height={14} />
          </>
        )}
      </Stack>
    )
  if (state === 'unsaved')
    return (
      <Group {...middle} className="sg-hatch" data-unsaved mih={minHeight}>
        <FreshnessPip at={null} />
        <span>{unsaved}</span>
      </Group>
    )
  return (
    <Group {...middle} mih={minHeight}>
      <IconAlertTriangle color="var(--sg-text-3)" size={20} stroke={1.7} aria-hidden />
      <div>
        <Text fw={540}>{failed}</Text>
        {isRestCurrent && (
          <Text size="sm" c="dimmed">
            <Trans>The rest of the page is up to date.</Trans>
          </Text>
        )}
      </div>
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </Group>
  )
}

const middle = {
  justify: 'center',
  gap: '10px 14px',
  px: 'var(--sg-card-padding)',
  py: 28,
  c: 'dimmed',
  fz: 'sm',
  lh: 'sm',
} as const

interface CountriesStateProps {
  countries: ReadResult<Country[]>
  skeleton?: ReactNode
  minHeight?: number
}

/** Stands where countries are chosen as long as they are not known. */
export function CountriesState({ countries, ...geometry }: CountriesStateProps) {
  return (
    <SectionState
      {...geometry}
      state={countries.isLoading ? 'loading' : countries.error?.kind === 'offline' ? 'unsaved' : 'failed'}
      failed={<Trans>Couldn't load the countries</Trans>}
      unsaved={<Trans>The list of countries loads when you're back online</Trans>}
      onRetry={countries.refresh}
    />
  )
}
