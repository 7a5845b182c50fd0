import { Trans, useLingui } from '@lingui/react/macro'
import { Group, SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import { depthsOf, getMetadataBenchmarks } from '#contract/market/metadata-benchmarks.ts'
import { getTopChart } from '#contract/market/top-charts.ts'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { chartSources, SourceOffNote, useHasCharts } from '#web/apps/sources/source-off-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { ChartGroups } from '#web/ui/charts/chart-groups.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { BenchmarkCards } from './benchmark-cards.tsx'

interface Props {
  app: AppInCountry
}

/** The chart of all apps. */
const ALL = ''

/** How the app's listing stands among the first of a chart, field by field. */
export function MetadataBenchmarksPage({ app }: Props) {
  const { t } = useLingui()
  const { trackId, store, locale } = app
  const depths = depthsOf(useIdentity()?.market ?? 'sample', store)
  const [chosen, setChosen] = useState<string | null>(null)
  const [group, setGroup] = useState<CategoryGroup>('FREE')
  const [top, setTop] = useState(depths[0] ?? 30)
  const hasCharts = useHasCharts(store)
  const details = useRead(read(getAppDetails, { query: { trackId, store, locale } }))
  const chart = useRead(read(getTopChart, { query: { store, locale, categoryGroup: 'FREE' } }))
  const own = details.data?.categories[0]
  const listed = chart.data?.categories ?? []
  const categories = own && !listed.some(({ name }) => name === own.name) ? [own, ...listed] : listed
  const category = chosen ?? own?.name ?? ALL
  const query = { store, locale, categoryGroup: group, ...(category !== ALL && { category }), top: String(top) }
  // Until the listing is there nobody knows the category.
  const isKnown = chosen !== null || details.data !== undefined || !details.isLoading
  const result = useRead(read(getMetadataBenchmarks, { query }), { enabled: isKnown })
  const state = isKnown ? readState(result) : 'loading'
  const { data } = result
  return (
    <AppPage
      title={app.title}
      store={store}
      iconUrl={app.iconUrl}
      about={<Trans>Your listing next to the leading apps of a chart, field by field.</Trans>}
      at={result.updatedAt}
      busy={result.isRefreshing}
    >
      <Group gap="xs">
        <FilterSelect
          label={t`Category`}
          size="medium"
          value={category}
          onChange={setChosen}
          options={[
            { value: ALL, label: t`All apps` },
            ...categories.map(({ name, displayName }) => ({ value: name, label: categoryName(displayName) })),
          ]}
        />
        <ChartGroups size="medium" value={group} onChange={setGroup} />
        <SegmentedControl
          aria-label={t`Top results`}
          size="sm"
          value={top}
          onChange={setTop}
          data={depths.map((value) => ({ value, label: <Trans>Top {value}</Trans> }))}
        />
        {data?.apps && (
          <Text span size="sm" c="dimmed">
            <Trans>Chart of {formatDay(data.day, language())}.</Trans>{' '}
            {data.apps.length < data.of && (
              <Trans>
                {data.apps.length} of {data.of} listings are known.
              </Trans>
            )}
          </Text>
        )}
      </Group>
      {state !== 'ready' || !data ? (
        <Card title={<Trans>Your listing next to the top {top}</Trans>}>
          <SectionState
            state={state === 'ready' ? 'loading' : state}
            failed={<Trans>Couldn't load the benchmarks</Trans>}
            unsaved={<Trans>Benchmarks load when you're back online</Trans>}
            onRetry={result.refresh}
            minHeight={320}
          />
        </Card>
      ) : !data.apps || data.apps.length === 0 ? (
        <Card title={<Trans>Your listing next to the top {top}</Trans>} padded>
          {hasCharts ? (
            <Text c="dimmed">
              <Trans>No chart for this category here. Choose another category or country.</Trans>
            </Text>
          ) : (
            <EmptyField />
          )}
          <SourceOffNote sources={chartSources(store)} />
        </Card>
      ) : (
        <BenchmarkCards
          app={app}
          own={details.data ?? null}
          apps={data.apps.filter((one) => one.trackId !== trackId)}
          category={category === ALL ? null : category}
        />
      )}
    </AppPage>
  )
}
