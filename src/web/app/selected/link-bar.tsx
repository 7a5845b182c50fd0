import { Trans, useLingui } from '@lingui/react/macro'
import { storeUrl } from '#aso/store-url.ts'
import type { Project } from '#contract/projects.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { resolveSelected, type UnknownSelection } from '#web/apps/selected/resolve-selected.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { Button, Group } from '@mantine/core'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { getAppDetails } from '#contract/overview/overview.ts'
import { read, useRead } from '#web/data/queries/read.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { countriesRead } from '#web/data/queries/reads.ts'
import { mayChange } from '#web/session/may.ts'
import { useCountryWrites } from '../selectors/use-country-writes.ts'
import classes from './link-bar.module.css'

interface Props {
  /** What the address names and is not there. */
  missing: UnknownSelection | null
  project: Project | null
  /** The country that is shown. */
  locale: string
}

/** Above the page: what a shared link names and is not there, with what can be done; and that a country is only looked at. */
export function LinkBar({ missing, project, locale }: Props) {
  const { t } = useLingui()
  const content =
    missing && 'app' in missing ? (
      <MissingApp trackId={missing.app} locale={locale} />
    ) : missing && project?.projectId === missing.projectId ? (
      <MissingCountry key={missing.country} project={project} country={missing.country} here={locale} />
    ) : project && !project.countries.includes(locale) ? (
      <Viewed project={project} locale={locale} />
    ) : null
  return (
    content && (
      <Group
        component="section"
        className={classes.bar}
        aria-label={t`Shared link`}
        gap="6px 8px"
        mih={48}
        px="var(--sg-gutter)"
        bg="var(--sg-acc-soft)"
        fz="sm"
        lh="sm"
      >
        {content}
      </Group>
    )
  )
}

function MissingApp({ trackId, locale }: { trackId: string; locale: string }) {
  const select = useSelect()
  const store = /^\d+$/.test(trackId) ? 'APP_STORE' : 'GOOGLE_PLAY'
  return (
    <>
      <p role="status">
        <Trans>The app in this link isn't one of your apps.</Trans>
      </p>
      <ButtonLink to="/share" search={{ url: storeUrl({ store, trackId, locale }) }} size="sm">
        <Trans>Add this app</Trans>
      </ButtonLink>
      <Button size="sm" variant="subtle" color="gray" onClick={() => select({ locale })}>
        <Trans>Close</Trans>
      </Button>
    </>
  )
}

function Viewed({ project, locale }: { project: Project; locale: string }) {
  const select = useSelect()
  const homeLocale = resolveSelected([project], {}, { ...useSelection(), viewedLocale: null }).locale
  const [country, home] = [countryInSentence(locale), countryInSentence(homeLocale)]
  return (
    <>
      <p role="status">
        <Trans>You're viewing {country} without tracking it.</Trans>
      </p>
      <TrackCountry project={project} locale={locale} />
      <Button size="sm" variant="subtle" color="gray" onClick={() => select({ locale: homeLocale })}>
        <Trans>Back to {home}</Trans>
      </Button>
    </>
  )
}

interface MissingCountryProps {
  project: Project
  /** Code of the country that the link names. */
  country: string
  /** Locale of the country that is shown. */
  here: string
}

/** The country of a shared link, which its app does not track. */
export function MissingCountry({ project, country, here }: MissingCountryProps) {
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

interface OfLocaleProps extends Names, Pick<MissingCountryProps, 'project' | 'here'> {
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
            <Button size="sm" onClick={() => select({ viewedLocale: locale })}>
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

function Stay({ here, shown }: Pick<MissingCountryProps, 'here'> & Pick<Names, 'shown'>) {
  const select = useSelect()
  return (
    <Button size="sm" variant="subtle" color="gray" onClick={() => select({ locale: here })}>
      <Trans>Stay in {shown}</Trans>
    </Button>
  )
}

/** Tracks the country of a shared link; who only views the app can't. */
export function TrackCountry({ project, locale }: { project: Project; locale: string }) {
  const { track } = useCountryWrites(project)
  const country = countryInSentence(locale)
  if (!mayChange(project)) return null
  return (
    <Button size="sm" variant="filled" onClick={() => void track(locale)}>
      <Trans>Track {country}</Trans>
    </Button>
  )
}
