import { IconExternalLink } from '@tabler/icons-react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { storeUrl } from '#aso/store-url.ts'
import { countryCodeOf } from '#contract/store.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { AppFacts, TimelineLink } from '../overview-page/app-header.tsx'
import { ScoreBlock } from '../overview-page/score-block.tsx'
import { StaleNote, SectionAside } from '../page-age.tsx'
import classes from './head.module.css'
import { listingOf, type Side } from './side.ts'

interface Props {
  own: Side
  competitor: Side
  /** Age of the page. */
  children: ReactNode
}

/** Which two apps these are, in which country, and whether their listings are there. */
export function Head({ own, competitor, children }: Props) {
  return (
    <header className={classes.head}>
      <div className={classes.scope}>
        <span className={classes.country}>
          <Flag code={countryCodeOf(own.locale)} size={18} />
          {countryNameOf(own.locale)}
        </span>
        <span className={classes.age}>{children}</span>
      </div>
      <SideHead side={own} />
      <SideHead side={competitor} />
    </header>
  )
}

function SideHead({ side }: { side: Side }) {
  const { app, title, results } = side
  const phone = usePhone()
  const details = results.details.data
  const store = <StoreLink side={side} />
  return (
    <section className={classes.side}>
      <div className={classes.app}>
        <AppIcon src={details?.images.icons[0] ?? app.iconUrl} title={title} size={phone ? 44 : 64} />
        <div className={classes.names}>
          <div className={classes.kind}>
            <Tag tone={app.isOwn ? 'acc' : 'plain'}>
              {app.isOwn ? <Trans>Your app</Trans> : <Trans>Competitor</Trans>}
            </Tag>
            <SectionAside at={results.details.updatedAt} />
          </div>
          <h2 className={classes.title} lang={details?.locale}>
            {title}
          </h2>
          <AppFacts
            store={app.store}
            developer={details?.developerName ?? app.developerName}
            details={details}
            loading={results.details.isLoading}
          />
        </div>
      </div>
      {details?.stale && <StaleNote asOf={details.retrievedAt} />}
      <ListingProblem side={side} />
      <div className={classes.foot}>
        {app.isOwn ? (
          <ScoreBlock result={results.score} scored={{ details, rating: results.rating.data }} size={48}>
            {store}
          </ScoreBlock>
        ) : (
          <>
            <TimelineLink app={app} />
            {store}
          </>
        )}
      </div>
    </section>
  )
}

/** Why there is no listing of this side; the other side stays. */
function ListingProblem({ side }: { side: Side }) {
  const { state } = listingOf(side)
  const [title, country] = [side.title, countryInSentence(side.locale)]
  if (state === 'missing')
    return (
      <p className={classes.missing} role="status">
        <Trans>
          {title} isn't available in {country}.
        </Trans>
      </p>
    )
  if (state !== 'failed' && state !== 'unsaved') return null
  return (
    <div className={classes.problem}>
      <SectionState
        state={state}
        failed={<Trans>Couldn't load the listing</Trans>}
        unsaved={<Trans>Not saved on this device. The listing loads when you're back online.</Trans>}
        onRetry={side.results.details.refresh}
      />
    </div>
  )
}

function StoreLink({ side: { app, locale, results } }: { side: Side }) {
  return (
    <a
      className={classes.store}
      href={results.details.data?.storeUrl ?? storeUrl({ ...app, locale })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {app.store === 'APP_STORE' ? <Trans>View in App Store</Trans> : <Trans>View in Google Play</Trans>}
      <IconExternalLink size={16} stroke={1.7} aria-hidden />
      <span className="sg-visually-hidden">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
