import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppDetails } from '#contract/overview/overview.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { useRead } from '#web/data/queries/read.ts'
import { useIdentity } from '#web/session/hooks.ts'
import { Card } from '#web/ui/display/card.tsx'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { benchmarksRead, eventsRead, showsEvents } from '../reads/section-reads.ts'
import { CreativesSkeleton } from '../later-section.tsx'
import classes from './creatives.module.css'
import { EventsCard } from './events/events-card.tsx'
import { HeaderCard } from './header-card.tsx'
import { IconCard } from './icon-card.tsx'
import { ScreensCard } from './screens/screens-card.tsx'
import { TimelineLink } from '../parts/timeline-link.tsx'

export interface CreativesProps {
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
  if (!details && !problem)
    return (
      <div className={classes.waiting} aria-busy="true">
        <CreativesSkeleton />
      </div>
    )
  return (
    <>
      <div className={classes.pair}>
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
      {details && <ScreensCard store={app.store} details={details} />}
      {showsEvents(app, identity) && <Events app={app} locale={locale} />}
    </>
  )
}

function Events({ app, locale }: Pick<CreativesProps, 'app' | 'locale'>) {
  const result = useRead(eventsRead(app, locale))
  return <EventsCard store={app.store} locale={locale} result={result} more={<TimelineLink app={app} />} />
}
