import { IconExternalLink } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { storeUrl } from '#aso/store-url.ts'
import type { Store } from '#contract/store.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { TimelineLink } from '../parts/timeline-link.tsx'
import type { OverviewResults } from '../reads/use-overview.ts'
import { AppFacts } from './app-facts.tsx'
import classes from './app-header.module.css'
import { ScoreBlock } from './score-block.tsx'

interface Props {
  app: SelectedApp
  locale: string
  result: OverviewResults['details']
  /** null: a competitor, of which no score is made (OV-018). */
  score: OverviewResults['score'] | null
  /** Part of what the score is made of. */
  rating: OverviewResults['rating']
}

/** OV-012 to OV-017: which app this is, what it costs, how well its listing is made. */
export function AppHeader({ app, locale, result, score, rating }: Props) {
  const phone = usePhone()
  const details = result.data
  const title = details?.title ?? app.title
  // OP-104: a competitor keeps the link; only the ring goes.
  const storeLink = <StoreLink href={details?.storeUrl ?? storeUrl({ ...app, locale })} store={app.store} />
  return (
    <header className={classes.header}>
      <AppIcon src={details?.images.icons[0] ?? app.iconUrl} title={title} size={phone ? 56 : 76} />
      <div className={classes.names}>
        <h2 className={classes.title} lang={details?.locale}>
          {title}
        </h2>
        <AppFacts
          store={app.store}
          developer={details?.developerName ?? app.developerName}
          details={details}
          loading={result.isLoading}
        />
        <p className="sg-print-only">
          {[countryNameOf(locale), details && formatDate(details.retrievedAt, language())].filter(Boolean).join(', ')}
        </p>
      </div>
      {score ? (
        <ScoreBlock result={score} scored={{ details, rating: rating.data }} size={phone ? 48 : 76}>
          {storeLink}
        </ScoreBlock>
      ) : (
        <span className={classes.ways}>
          <TimelineLink app={app} />
          {storeLink}
        </span>
      )}
    </header>
  )
}

function StoreLink({ href, store }: { href: string; store: Store }) {
  const { t } = useLingui()
  return (
    <a className={classes.store} href={href} target="_blank" rel="noopener noreferrer" title={t`Opens in a new tab`}>
      {store === 'APP_STORE' ? <Trans>View in App Store</Trans> : <Trans>View in Google Play</Trans>}
      <IconExternalLink size={16} stroke={1.7} aria-hidden />
      <span className="sg-visually-hidden">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </a>
  )
}
