import { Plural, Trans } from '@lingui/react/macro'
import { Badge, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { getFeaturings, type Featuring } from '#contract/overview/overview.ts'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { AppPage } from '#web/apps/app-page.tsx'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { LiveNote } from '#web/apps/sources/live-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { countryName, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { featuringPlace } from '../market-parts.tsx'
import classes from './featurings.module.css'

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
            <Badge>
              <Plural value={result.data.days} one="Last day" other="Last # days" />
            </Badge>
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
          <>
            <EmptyField />
            <LiveNote>
              <Trans>
                The stores don't publish which apps their editors feature, so this page stays empty for real apps.
              </Trans>
            </LiveNote>
          </>
        ) : (
          <>
            <Text c="dimmed" mb="sm">
              <Plural value={countries.length} one="Featured in # country" other="Featured in # countries" />
            </Text>
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

interface FeaturedCountriesProps {
  countries: readonly FeaturedCountry[]
  store: Store
  /** Locale of a tracked country; null: it is not tracked. */
  localeOf: (code: string) => string | null
  /** trackId, where the app is a competitor. */
  competitor: string | undefined
}

/** A list of countries, each with its last featuring; a tracked one leads to the app's timeline there. */
export function FeaturedCountries({ countries, store, localeOf, competitor }: FeaturedCountriesProps) {
  return (
    <ul className={classes.countries}>
      {countries.map((country) => (
        <Group
          component="li"
          key={country.code}
          gap="sm"
          wrap="nowrap"
          mih={44}
          {...(!country.isFeatured && { c: 'dimmed' })}
        >
          <Flag code={country.code} size={24} />
          <Stack component="span" gap={0} flex={1} miw={0}>
            <Name country={country} locale={localeOf(country.code)} competitor={competitor} />
            <Last country={country} store={store} />
          </Stack>
          {!country.isFeatured ? (
            <Badge variant="outline">
              <Trans>Not featured</Trans>
            </Badge>
          ) : (
            country.isTracked && (
              <Badge>
                <Trans>Tracked</Trans>
              </Badge>
            )
          )}
        </Group>
      ))}
    </ul>
  )
}

function Name({
  country: { name },
  locale,
  competitor,
}: Pick<FeaturedCountriesProps, 'competitor'> & { country: FeaturedCountry; locale: string | null }) {
  if (locale === null) return <span className={classes.name}>{name}</span>
  return (
    <Link
      to="/analyze-market/timeline"
      search={{ country: countryCodeOf(locale), ...(competitor && { competitor }) }}
      className={classes.name}
    >
      {name}
    </Link>
  )
}

/** Day and place of the last one, and how many more there were. */
function Last({ country: { featured }, store }: { country: FeaturedCountry; store: Store }) {
  const [last, ...others] = featured
  if (!last) return null
  const more = others.length
  return (
    <Text span size="xs" c="dimmed">
      {formatDay(last.date, language())}
      {last.place && <>, {featuringPlace(last.place, store)}</>}
      {more > 0 && (
        <>
          {' · '}
          <Plural value={more} one="# more day" other="# more days" />
        </>
      )}
    </Text>
  )
}

export interface FeaturedCountry {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  isFeatured: boolean
  isTracked: boolean
  /** Each day it was featured there, newest first; empty where single ones are not known. */
  featured: readonly Featuring[]
}

/** The countries that featured the app and the tracked ones that did not: featured first, then tracked, then by name. */
export function featuredFirst(
  countries: readonly string[],
  tracked: readonly string[],
  featured: readonly Featuring[] = [],
): FeaturedCountry[] {
  return [...new Set([...countries, ...tracked])]
    .map((code) => ({
      code,
      name: countryName(code, language()),
      isFeatured: countries.includes(code),
      isTracked: tracked.includes(code),
      featured: featured.filter(({ country }) => country === code),
    }))
    .sort(
      (a, b) =>
        Number(b.isFeatured) - Number(a.isFeatured) ||
        Number(b.isTracked) - Number(a.isTracked) ||
        a.name.localeCompare(b.name, language()),
    )
}
