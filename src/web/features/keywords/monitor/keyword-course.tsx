import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Box, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconDeviceMobileSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { getLiveSearch } from '#contract/keywords/live-search.ts'
import type { Competitor } from '#contract/projects.ts'
import { daysFrom } from '#contract/protocol/days.ts'
import { isSearchable } from '#aso/keywords/normalise-keyword.ts'
import type { Period } from '#aso/keywords/periods.ts'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { originMarks } from '#web/apps/marks/marks.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { Freshness } from '#web/ui/display/freshness.tsx'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { MissingLines, useAppLines } from '../history/app-lines.tsx'
import { OriginText } from '../history/chart-marks.tsx'
import { RankHistoryChart } from '../history/rank-history-chart.tsx'
import type { MonitorRow } from './monitor-rows.ts'

/** Results of the search that the dialog lists. */
const FIRST = 10

interface CourseProps {
  app: AppInCountry
  row: MonitorRow
  competitors: readonly Competitor[]
  /** The days of the row's ranks. */
  days: Period
}

/** How the app and its competitors ranked for a keyword. */
export function KeywordCourse({ app, row: { keyword, ranks, origins }, competitors, days }: CourseProps) {
  const { t } = useLingui()
  const marks = originMarks(origins.filter(({ day }) => day >= days.from && day <= days.to))
  const { lines, missing } = useAppLines(app, { keyword, ranks, competitors, days })
  return (
    <Box component="section" w="100%" aria-label={t`Rank history`}>
      <Heading>
        <Trans>Rank history</Trans>
      </Heading>
      {lines.some((line) => line.ranks.some(Boolean)) ? (
        <RankHistoryChart
          lines={lines}
          label={t`Rank history of ${keyword}`}
          days={daysFrom(days.from, days.to)}
          marks={marks}
          store={app.store}
          lang={app.locale}
          isCompact
        />
      ) : (
        <Text inherit c="dimmed">
          <Trans>No ranks in this period.</Trans>
        </Text>
      )}
      {marks.map((mark) => (
        <Text inherit c="dimmed" key={mark.key}>
          <OriginText mark={mark} />
        </Text>
      ))}
      {missing && <MissingLines {...missing} />}
    </Box>
  )
}

interface FirstAppsProps {
  app: AppInCountry
  keyword: string
  competitors: readonly Competitor[]
  /** Opens the search with everything that it lists. */
  onSearch: () => void
}

/** What the store lists first for a keyword now. */
export function FirstApps({ app, keyword, competitors, onSearch }: FirstAppsProps) {
  const { t } = useLingui()
  const { store, locale, project } = app
  const body = { store, locale, term: keyword }
  const result = useRead(read(getLiveSearch, { body }), { enabled: isSearchable(keyword) })
  if (!isSearchable(keyword)) return null
  const apps = result.data?.apps?.slice(0, FIRST)
  const state = readState(result)
  return (
    <Box component="section" w="100%" aria-label={t`First apps of the search`}>
      <Group gap="xs" mb={6}>
        <Heading>
          <Trans>First apps of the search</Trans>
        </Heading>
        {result.updatedAt !== null && <Freshness at={result.updatedAt} busy={result.isRefreshing} />}
      </Group>
      {apps ? (
        <Box component="ol" mb={10}>
          {apps.map(({ trackId, title, iconUrl }, index) => (
            <Group
              component="li"
              gap={10}
              mih={36}
              wrap="nowrap"
              style={{ borderBottom: '1px solid var(--sg-grid)' }}
              key={trackId}
            >
              <Text span inherit w={20} ta="right" c="dimmed">
                {index + 1}
              </Text>
              <AppIcon src={iconUrl} title={title} size={24} />
              <Text span inherit flex={1} miw={0} lang={locale}>
                {title}
              </Text>
              {trackId === project.trackId ? (
                <Badge color="iris">
                  <Trans>Your app</Trans>
                </Badge>
              ) : (
                competitors.some((one) => one.trackId === trackId) && (
                  <Badge>
                    <Trans>Competitor</Trans>
                  </Badge>
                )
              )}
            </Group>
          ))}
          {apps.length === 0 && (
            <Text component="li" inherit c="dimmed">
              <Trans>The store lists no app for this term.</Trans>
            </Text>
          )}
        </Box>
      ) : (
        <SectionState
          // Answered without a list: the store did not answer.
          state={state === 'ready' ? 'failed' : state}
          failed={<Trans>No live search data</Trans>}
          unsaved={<Trans>A live search needs a connection.</Trans>}
          onRetry={result.refresh}
          minHeight={120}
          skeleton={
            <Stack gap="xs" mb={10}>
              {[60, 44, 52].map((width) => (
                <Skeleton key={width} width={`${width}%`} height={16} />
              ))}
            </Stack>
          }
        />
      )}
      <Button leftSection={<IconDeviceMobileSearch size={17} stroke={1.7} aria-hidden />} onClick={onSearch}>
        <Trans>Live search</Trans>
      </Button>
    </Box>
  )
}

const Heading = ({ children }: { children: ReactNode }) => (
  <Text component="h3" size="sm" fw={630}>
    {children}
  </Text>
)
