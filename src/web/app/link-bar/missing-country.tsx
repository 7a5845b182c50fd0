import { Trans } from '@lingui/react/macro'
import { getAppDetails } from '#contract/overview/overview.ts'
import type { Project } from '#contract/projects.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TrackCountry } from './track-country.tsx'

interface Props {
  project: Project
  /** Code of the country that the link names. */
  country: string
  /** Locale of the country that is shown. */
  here: string
}

/** The country of a shared link, which its app does not track. */
export function MissingCountry({ project, country, here }: Props) {
  const countries = useRead(countriesRead())
  const there = countries.data?.find((one) => one.country === country)?.locale
  const names = { name: countryInSentence(country), shown: countryInSentence(here) }
  if (there !== undefined) return <OfLocale project={project} locale={there} here={here} {...names} />
  return (
    <>
      <p role="status">
        <Untracked {...names} title={project.title} />{' '}
        {countries.data ? (
          <Trans>Storeglass doesn't know this country.</Trans>
        ) : (
          !countries.isLoading && <Trans>The list of countries loads when you're back online</Trans>
        )}
      </p>
      <Stay here={here} shown={names.shown} />
    </>
  )
}

interface OfLocaleProps extends Names, Pick<Props, 'project' | 'here'> {
  /** Of the country that the link names. */
  locale: string
}

function OfLocale({ project, locale, here, name, shown }: OfLocaleProps) {
  const select = useSelect()
  const { trackId, store, title } = project
  const listing = useRead(read(getAppDetails, { query: { trackId, store, locale } }))
  const state = readState(listing)
  const isNowhere = !listing.data && listing.error?.code === 'APP_NOT_AVAILABLE'
  return (
    <>
      <p role="status">
        {isNowhere ? (
          <Trans>
            This link is for {name}, but {title} isn't available there. Showing {shown} instead.
          </Trans>
        ) : (
          <Untracked name={name} shown={shown} title={title} />
        )}{' '}
        {state === 'unsaved' && <Trans>None of it is saved on this device.</Trans>}
      </p>
      {!isNowhere && state !== 'loading' && (
        <>
          <TrackCountry project={project} locale={locale} />
          {state !== 'unsaved' && (
            <Button size="small" onClick={() => select({ viewedLocale: locale })}>
              <Trans>View anyway</Trans>
            </Button>
          )}
        </>
      )}
      <Stay here={here} shown={shown} />
    </>
  )
}

interface Names {
  /** Of the link's country. */
  name: string
  /** Of the country that is shown. */
  shown: string
}

const Untracked = ({ name, shown, title }: Names & { title: string }) => (
  <Trans>
    This link is for {name}, which you don't track for {title}. Showing {shown} instead.
  </Trans>
)

function Stay({ here, shown }: Pick<Props, 'here'> & Pick<Names, 'shown'>) {
  const select = useSelect()
  return (
    <Button size="small" variant="subtle" tone="plain" onClick={() => select({ locale: here })}>
      <Trans>Stay in {shown}</Trans>
    </Button>
  )
}
