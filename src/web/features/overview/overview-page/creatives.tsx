import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FEATURE_GRAPHIC, type Size } from '#aso/score/creative-rules.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import type { Store } from '#contract/store.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { benchmarksRead, eventsRead, showsEvents, storePageRead } from '../reads.ts'
import { CreativesSkeleton } from './later-section.tsx'
import { EventsCard } from './events-card.tsx'
import { IconCard } from './icon-card.tsx'
import { ScreensCard } from './screens-card.tsx'
import { TimelineLink } from './app-header.tsx'
import { ChangeMark } from '../changes.tsx'
import { About } from '../lazy-parts.tsx'
import { provenanceOfListing } from '../listing-facts.ts'
import { Picture } from './pictures.tsx'
import classes from './creatives.module.css'
import sections from './later-section.module.css'

interface CreativesProps {
  app: SelectedApp
  locale: string
  /** null while the listing loads, or where it can't be had. */
  details: AppDetails | null
  /** Stands in place of what the listing would show. */
  problem: ReactNode
}

/** OV-035 to OV-040: what the listing shows instead of says. */
export function Section({ app, locale, details, problem }: CreativesProps) {
  const identity = useIdentity()
  const category = details?.categories[0]
  const benchmarks = useRead(benchmarksRead(app, locale, identity?.organizationId ?? '', category?.name ?? ''), {
    enabled: identity !== null && category !== undefined,
  })
  // It is loaded with all sections further down.
  const page = useRead(storePageRead(app, locale), { enabled: false })
  if (!details && !problem)
    return (
      <div className={classes.waiting} aria-busy="true">
        <CreativesSkeleton />
      </div>
    )
  return (
    <>
      <div className={sections.pair}>
        <IconCard
          app={app}
          details={details}
          benchmarks={benchmarks}
          category={category ? categoryName(category.displayName) : null}
        />
        {details ? (
          <HeaderCard store={app.store} details={details} />
        ) : (
          <Card title={<Trans>Header</Trans>} padded={false}>
            {problem}
          </Card>
        )}
      </div>
      {details && <ScreensCard store={app.store} details={details} trailers={page.data?.page?.trailers ?? null} />}
      {showsEvents(app, identity) && <Events app={app} locale={locale} />}
    </>
  )
}

function Events({ app, locale }: Pick<CreativesProps, 'app' | 'locale'>) {
  const result = useRead(eventsRead(app, locale))
  return <EventsCard store={app.store} locale={locale} result={result} more={<TimelineLink app={app} />} />
}

/** LIM-009: the sizes in which headers are stored, px. */
const sizes: Record<Store, Size> = {
  APP_STORE: { width: 612, height: 153 },
  GOOGLE_PLAY: FEATURE_GRAPHIC,
}

/** OV-036, OV-037: the header of the App Store, or Google Play's feature graphic. */
export function HeaderCard({ store, details }: { store: Store; details: AppDetails }) {
  const { t } = useLingui()
  const [width, height] = [FEATURE_GRAPHIC.width, FEATURE_GRAPHIC.height].map((edge) => formatNumber(edge, language()))
  const title = store === 'APP_STORE' ? t`Header` : t`Feature graphic`
  return (
    <Card
      title={title}
      pill={<ChangeMark part="header" />}
      padded
      aside={
        <About title={title} provenance={provenanceOfListing(details)}>
          {store === 'APP_STORE' ? (
            <Trans>The wide image at the top of the app's page on the App Store. Few apps have one.</Trans>
          ) : (
            <Trans>
              The wide image that Google Play shows when it recommends the app, and behind a trailer's play button. The
              store requires {width} × {height} px.
            </Trans>
          )}
        </About>
      }
    >
      <div className={classes.frame} data-store={store}>
        <Picture
          src={details.images.banners[0] ?? null}
          alt={title}
          {...sizes[store]}
          missing={<Trans>No image found</Trans>}
        />
      </div>
    </Card>
  )
}
