import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { storeUrl } from '#aso/store-url.ts'
import type { Project } from '#contract/projects.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { useSelection } from '#web/offline/hooks.ts'
import { select } from '#web/offline/selection.ts'
import buttons from '#web/ui/controls/button.module.css'
import { Button } from '#web/ui/controls/button.tsx'
import { resolveCurrent } from '../selection/current.ts'
import { missing } from '../selection/missing.ts'
import classes from './link-bar.module.css'
import { MissingCountry } from './missing-country.tsx'
import { TrackCountry } from './track-country.tsx'

interface Props {
  projects: readonly Project[]
  project: Project | null
  /** The country that is shown. */
  locale: string
}

/** Above the page: what a shared link names and is not there, with what can be done; and that a country is only looked at. */
export default function LinkBar({ projects, project, locale }: Props) {
  const { t } = useLingui()
  const what = useSyncExternalStore(missing.subscribe, missing.get)
  const content =
    what && 'app' in what ? (
      <MissingApp trackId={what.app} locale={locale} />
    ) : what && project?.projectId === what.projectId ? (
      <MissingCountry key={what.country} project={project} country={what.country} here={locale} />
    ) : project && !project.countries.includes(locale) ? (
      <Viewed projects={projects} project={project} locale={locale} />
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
  const store = /^\d+$/.test(trackId) ? 'APP_STORE' : 'GOOGLE_PLAY'
  return (
    <>
      <p role="status">
        <Trans>The app in this link isn't one of your apps.</Trans>
      </p>
      <Link
        to="/share"
        search={{ url: storeUrl({ store, trackId, locale }) }}
        className={buttons.default}
        data-size="small"
        onClick={() => missing.set(null)}
      >
        <Trans>Add this app</Trans>
      </Link>
      <Button size="small" variant="subtle" tone="plain" onClick={() => missing.set(null)}>
        <Trans>Close</Trans>
      </Button>
    </>
  )
}

function Viewed({ projects, project, locale }: { projects: readonly Project[]; project: Project; locale: string }) {
  const selection = useSelection()
  const [country, home] = [
    countryInSentence(locale),
    countryInSentence(resolveCurrent(projects, { ...selection, viewedLocale: null }).locale),
  ]
  return (
    <>
      <p role="status">
        <Trans>You're viewing {country} without tracking it.</Trans>
      </p>
      <TrackCountry project={project} locale={locale} />
      <Button size="small" variant="subtle" tone="plain" onClick={() => select({ viewedLocale: null })}>
        <Trans>Back to {home}</Trans>
      </Button>
    </>
  )
}
