import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { getTopChart } from '#contract/market/top-charts.ts'
import type { CategoryGroup } from '#contract/overview/sections.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { chartSources, SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { competitorsRead } from '#web/data/queries/reads.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { ChartGroups } from '#web/ui/charts/chart-groups.tsx'
import { FilterSelect } from '#web/ui/controls/select-field.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { storeName } from '#web/ui/display/store-name.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { ChartTable, JumpTo } from './chart-table.tsx'
import classes from './top-charts.module.css'

interface Props {
  app: AppInCountry
}

type Category = EndpointOutput<typeof getTopChart>['categories'][number]

/** The chart of all apps. */
const ALL = ''
/** The group that the page opens with. */
const FIRST = 'FREE'

/** The store's charts of the selected country, with the places of the own app and its competitors (MENU-068). */
export function TopChartsPage({ app }: Props) {
  const { t } = useLingui()
  const { store, locale, project } = app
  const [group, setGroup] = useState<CategoryGroup>(FIRST)
  const [category, setCategory] = useState<Category | null>(null)
  const query = { store, locale, categoryGroup: group, ...(category && { category: category.name }) }
  const chart = useRead(read(getTopChart, { query }))
  const competitors = useRead(competitorsRead(project.projectId, locale))
  const state = readState(chart)
  // Every chart has them; the first one that was shown here is there also while another one loads, and offline.
  const { data: first } = useRead(read(getTopChart, { query: { store, locale, categoryGroup: FIRST } }))
  const listed = (chart.data ?? first)?.categories ?? []
  const isListed = category === null || listed.some(({ name }) => name === category.name)
  const categories = isListed ? listed : [...listed, category]
  const country = countryInSentence(locale)
  const storeLabel = storeName(store)
  const own = new Set([app.trackId])
  const rivals = new Set(competitors.data?.content.map(({ trackId }) => trackId))
  return (
    <AppPage
      title={app.title}
      store={store}
      iconUrl={app.iconUrl}
      about={
        <Trans>
          {storeLabel} charts in {country}. Your app and its competitors are highlighted.
        </Trans>
      }
      at={chart.updatedAt}
      busy={chart.isRefreshing}
    >
      <Card title={<Trans>Top charts</Trans>} className={classes.card ?? ''}>
        <div className={classes.filters}>
          <ChartGroups wide size="medium" value={group} onChange={setGroup} />
          <FilterSelect
            label={t`Category`}
            size="medium"
            isSet={category !== null}
            value={category?.name ?? ALL}
            onChange={(chosen) => setCategory(categories.find(({ name }) => name === chosen) ?? null)}
            options={[
              { value: ALL, label: t`All apps` },
              ...categories.map(({ name, displayName }) => ({ value: name, label: categoryName(displayName) })),
            ]}
          />
        </div>
        {state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load this chart</Trans>}
            unsaved={<Trans>This chart loads when you're back online</Trans>}
            onRetry={chart.refresh}
            minHeight={320}
          />
        ) : chart.data?.places ? (
          <>
            <JumpTo places={chart.data.places.filter(({ trackId }) => own.has(trackId) || rivals.has(trackId))} />
            <ChartTable
              places={chart.data.places}
              isCompared={chart.data.comparedTo !== null}
              own={own}
              rivals={rivals}
            />
          </>
        ) : (
          <>
            <EmptyField />
            <SourceOffNote sources={chartSources(store)} />
          </>
        )}
      </Card>
    </AppPage>
  )
}
