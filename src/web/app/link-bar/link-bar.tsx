import { Trans, useLingui } from '@lingui/react/macro'
import { storeUrl } from '#aso/store-url.ts'
import type { Project } from '#contract/projects.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { resolveSelected, type Missing } from '#web/apps/selected/resolve-selected.ts'
import { useSelect } from '#web/apps/selected/use-select.ts'
import { ButtonLink } from '#web/ui/controls/button-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import classes from './link-bar.module.css'
import { MissingCountry } from './missing-country.tsx'
import { TrackCountry } from './track-country.tsx'

interface Props {
  /** What the address names and is not there. */
  missing: Missing | null
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
      <section className={classes.bar} aria-label={t`Shared link`}>
        {content}
      </section>
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
      <ButtonLink to="/share" search={{ url: storeUrl({ store, trackId, locale }) }} size="small">
        <Trans>Add this app</Trans>
      </ButtonLink>
      <Button size="small" variant="subtle" tone="plain" onClick={() => select({ locale })}>
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
      <Button size="small" variant="subtle" tone="plain" onClick={() => select({ locale: homeLocale })}>
        <Trans>Back to {home}</Trans>
      </Button>
    </>
  )
}
