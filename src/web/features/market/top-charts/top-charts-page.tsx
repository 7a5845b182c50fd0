import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CategoryGroup } from '#contract/overview-sections.ts'
import type { Project } from '#contract/projects.ts'
import type { AppRef } from '#contract/store.ts'
import { getTopChart } from '#contract/top-charts.ts'
import { readState } from '#web/data/read-state.ts'
import { read, useRead } from '#web/data/read.ts'
import { competitorsRead } from '#web/data/reads.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { AppPage } from '#web/ui/app-page.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyField } from '#web/ui/empty-field.tsx'
import { SectionState } from '#web/ui/section-state.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { storeName } from '#web/ui/store-name.ts'
import { ChartTable } from './chart-table.tsx'
import classes from './top-charts.module.css'

interface Props {
  app: AppRef & { title: string; iconUrl: string | null; locale: string; project: Project }
}

/** The chart of all apps. */
const ALL = ''

/** The store's charts of the selected country, with the places of the own app and its competitors (MENU-068). */
export function TopChartsPage({ app }: Props) {
  const { t } = useLingui()
  const { store, locale, project } = app
  const [group, setGroup] = useState<CategoryGroup>('FREE')
  const [category, setCategory] = useState(ALL)
  const query = { store, locale, categoryGroup: group, ...(category !== ALL && { category }) }
  const chart = useRead(read(getTopChart, { query }))
  const competitors = useRead(competitorsRead(project.projectId, locale))
  const state = readState(chart)
  const [categories, setCategories] = useState(chart.data?.categories ?? [])
  if (chart.data && chart.data.categories.length > 0 && chart.data.categories !== categories)
    setCategories(chart.data.categories)
  const country = countryNameOf(locale)
  const storeLabel = storeName(store)
  const own = new Set([app.trackId])
  const rivals = new Set(competitors.data?.content.map(({ trackId }) => trackId))
  return (
    <AppPage
      title={app.title}
      iconUrl={app.iconUrl}
      about={
        <Trans>
          {storeLabel} charts in {country}. Your app and its competitors are marked.
        </Trans>
      }
      at={chart.updatedAt}
      busy={chart.isRefreshing}
    >
      <Card title={<Trans>Top charts</Trans>}>
        <div className={classes.filters}>
          <Segmented
            label={t`Chart`}
            wide
            value={group}
            onChange={setGroup}
            options={[
              { value: 'FREE', label: <Trans>Free</Trans> },
              { value: 'PAID', label: <Trans>Paid</Trans> },
              { value: 'GROSSING', label: <Trans>Grossing</Trans> },
            ]}
          />
          <SelectField
            label={<Trans>Category</Trans>}
            value={category}
            onChange={setCategory}
            options={[
              { value: ALL, label: t`All apps` },
              ...categories.map(({ name, displayName }) => ({ value: name, label: displayName })),
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
          <ChartTable
            places={chart.data.places}
            isCompared={chart.data.comparedTo !== null}
            own={own}
            rivals={rivals}
          />
        ) : (
          <EmptyField />
        )}
      </Card>
    </AppPage>
  )
}
