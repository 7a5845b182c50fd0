import { Trans } from '@lingui/react/macro'
import { Anchor, Box, Group, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { UtcDay } from '#contract/protocol/days.ts'
import { markName } from '#web/apps/marks/mark-name.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { dayFromToday } from '#web/data/queries/day-from-today.ts'
import { formatAxisDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useNear } from '../lazy-parts.tsx'
import { useHappenings, type Happening } from './use-happenings.ts'

interface Props {
  apps: readonly SelectedApp[]
  locale: string
  /** Days before today. */
  days: number
}

/** Rows until one asks for more. */
const SHOWN = 12

/** What each of the apps did on the days of the chart, the newest first: what may have moved the lines. */
export function WhatHappened({ apps, locale, days }: Props) {
  const card = useRef<HTMLDivElement>(null)
  const near = useNear(card)
  return (
    <div ref={card}>
      <Card title={<Trans>What happened</Trans>}>
        {near ? (
          <Happenings apps={apps} locale={locale} from={dayFromToday(-days)} to={dayFromToday(0)} />
        ) : (
          <Skeleton width="auto" height={160} m="var(--sg-card-padding)" />
        )}
      </Card>
    </div>
  )
}

function Happenings({ apps, locale, from, to }: Omit<Props, 'days'> & { from: UtcDay; to: UtcDay }) {
  const [isWhole, setWhole] = useState(false)
  const { happenings, missing, isLoading, retry } = useHappenings(apps, locale, { from, to })
  if (isLoading && happenings.length === 0) return <Skeleton width="auto" height={160} m="var(--sg-card-padding)" />
  const shown = isWhole ? happenings : happenings.slice(0, SHOWN)
  return (
    <>
      {missing.length > 0 && (
        <Text size="sm" c="dimmed" role="status" px="var(--sg-card-padding)" pt="sm">
          <Trans>Couldn't load everything for {missing.map(({ title }) => title).join(', ')}.</Trans>{' '}
          <Anchor component="button" type="button" variant="action" onClick={retry}>
            <Trans>Try again</Trans>
          </Anchor>
        </Text>
      )}
      {happenings.length === 0 ? (
        <Text c="dimmed" p="var(--sg-card-padding)">
          <Trans>No releases, listing changes, events or store features in these days.</Trans>
        </Text>
      ) : (
        <Box component="ol" px="var(--sg-card-padding)" py="xs">
          {shown.map((one) => (
            <HappeningRow key={one.key} happening={one} lang={locale} />
          ))}
        </Box>
      )}
      <Group gap="md" px="var(--sg-card-padding)" pb="sm">
        {shown.length < happenings.length && (
          <Anchor component="button" type="button" variant="action" onClick={() => setWhole(true)}>
            <Trans>Show all {happenings.length}</Trans>
          </Anchor>
        )}
        <Link to="/analyze-market/timeline">
          <Trans>Open the timeline</Trans>
        </Link>
      </Group>
    </>
  )
}

function HappeningRow({ happening: { app, day, ...what }, lang }: { happening: Happening; lang: string }) {
  return (
    <Group component="li" gap="xs" wrap="nowrap" align="flex-start" py={6} fz="sm" lh="sm">
      <Text span inherit c="var(--sg-text-3)" w={64} flex="none">
        <time dateTime={day}>{formatAxisDay(day, language(), 'day')}</time>
      </Text>
      <AppIcon src={app.iconUrl} title={app.title} size={20} />
      <Text span inherit>
        <Text span inherit fw={540} lang={lang}>
          {app.title}
        </Text>{' '}
        {'mark' in what ? (
          markName(what.mark, app.store)
        ) : (
          <>
            <Trans>Event</Trans>: <span lang={lang}>{what.event.title}</span>
          </>
        )}
      </Text>
    </Group>
  )
}
