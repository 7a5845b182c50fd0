import { Plural, Trans } from '@lingui/react/macro'
import { getFeaturings } from '#contract/overview/overview.ts'
import { countryCodeOf } from '#contract/store.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { FeaturedCountries } from './featured-countries.tsx'
import classes from './featurings.module.css'
import { featuredFirst } from './featured-first.ts'

interface Props {
  app: SelectedApp
}

/** Where the store showed the app in an editorial place; the target of the featuring card (OV-023). */
export function FeaturingsPage({ app }: Props) {
  const { trackId, store, project, isOwn } = app
  const result = useRead(read(getFeaturings, { query: { trackId, store } }))
  const state = readState(result)
  const countries = result.data?.countries ?? null
  const tracked = project.countries.map(countryCodeOf)
  return (
    <AppPage
      title={app.title}
      store={store}
      iconUrl={app.iconUrl}
      about={<Trans>Countries where the store's editors featured the app.</Trans>}
      at={result.updatedAt}
      busy={result.isRefreshing}
    >
      <Card
        title={<Trans>Countries</Trans>}
        pill={
          result.data && (
            <Tag>
              <Plural value={result.data.days} one="Last day" other="Last # days" />
            </Tag>
          )
        }
        padded={state === 'ready'}
      >
        {state !== 'ready' ? (
          <SectionState
            state={state}
            failed={<Trans>Couldn't load where the app is featured</Trans>}
            unsaved={<Trans>Featured countries load when you're back online</Trans>}
            onRetry={result.refresh}
            minHeight={240}
          />
        ) : countries === null ? (
          <EmptyField />
        ) : (
          <>
            <p className={classes.count}>
              <Plural value={countries.length} one="Featured in # country" other="Featured in # countries" />
            </p>
            <FeaturedCountries
              countries={featuredFirst(countries, tracked, result.data?.featured ?? [])}
              store={store}
              localeOf={(code) => project.countries.find((locale) => countryCodeOf(locale) === code) ?? null}
              competitor={isOwn ? undefined : trackId}
            />
          </>
        )}
      </Card>
    </AppPage>
  )
}
