import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { countryCodeOf, type Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Flag } from '#web/ui/display/flag.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { featuringPlace } from '../featuring-place.tsx'
import type { FeaturedCountry } from './featured-first.ts'
import classes from './featurings.module.css'

interface Props {
  countries: readonly FeaturedCountry[]
  store: Store
  /** Locale of a tracked country; null: it is not tracked. */
  localeOf: (code: string) => string | null
  /** trackId, where the app is a competitor. */
  competitor: string | undefined
}

/** A list of countries, each with its last featuring; a tracked one leads to the app's timeline there. */
export function FeaturedCountries({ countries, store, localeOf, competitor }: Props) {
  return (
    <ul className={classes.countries}>
      {countries.map((country) => (
        <li key={country.code} className={classes.country} data-featured={country.isFeatured}>
          <Flag code={country.code} size={24} />
          <span className={classes.names}>
            <Name country={country} locale={localeOf(country.code)} competitor={competitor} />
            <Last country={country} store={store} />
          </span>
          {!country.isFeatured ? (
            <Tag tone="line">
              <Trans>Not featured</Trans>
            </Tag>
          ) : (
            country.isTracked && (
              <Tag>
                <Trans>Tracked</Trans>
              </Tag>
            )
          )}
        </li>
      ))}
    </ul>
  )
}

function Name({
  country: { name },
  locale,
  competitor,
}: Pick<Props, 'competitor'> & { country: FeaturedCountry; locale: string | null }) {
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
    <span className={classes.last}>
      {formatDate(last.date, language())}
      {last.place && <>, {featuringPlace(last.place, store)}</>}
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more day" other="and # more days" />
        </>
      )}
    </span>
  )
}
