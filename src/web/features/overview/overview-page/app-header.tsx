import { IconExternalLink, IconArrowRight } from '@tabler/icons-react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { Anchor, Box, Group, Skeleton, Text, Title, Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { storeUrl } from '#aso/store-url.ts'
import type { Store } from '#contract/store.ts'
import type { AppDetails } from '#contract/overview/overview.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { categoryName } from '#web/i18n/category-name.ts'
import { StoreMark } from '#web/ui/display/store-mark.tsx'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import type { OverviewResults } from '../use-overview.ts'
import { ScoreBlock } from './score-block.tsx'
import { ChangeMark } from '../changes.tsx'
import { costOf } from '../listing-facts.ts'
import classes from './app-header.module.css'

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
    <Group
      component="header"
      gap={phone ? 14 : 20}
      wrap={phone ? 'wrap' : 'nowrap'}
      align={phone ? 'flex-start' : 'center'}
    >
      <AppIcon src={details?.images.icons[0] ?? app.iconUrl} title={title} size={phone ? 56 : 76} />
      <div className={classes.names}>
        <Title
          order={2}
          size={phone ? 'h2' : 'h1'}
          {...(phone && { lh: '24px' })}
          mb={phone ? 2 : 4}
          lts="-0.016em"
          style={{ overflowWrap: 'anywhere' }}
          lang={details?.locale}
        >
          {title}
        </Title>
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
        <Group component="span" className={classes.links} gap="4px 20px">
          <TimelineLink app={app} />
          {storeLink}
        </Group>
      )}
    </Group>
  )
}

function StoreLink({ href, store }: { href: string; store: Store }) {
  const { t } = useLingui()
  return (
    <Tooltip label={t`Opens in a new tab`}>
      <Anchor className={classes.store} fw={540} href={href} target="_blank" rel="noopener noreferrer">
        {store === 'APP_STORE' ? <Trans>View in App Store</Trans> : <Trans>View in Google Play</Trans>}
        <IconExternalLink size={16} stroke={1.7} aria-hidden />
        <span className="sg-visually-hidden">
          <Trans>(opens in a new tab)</Trans>
        </span>
      </Anchor>
    </Tooltip>
  )
}

interface AppFactsProps {
  store: Store
  developer: string | null
  details: AppDetails | undefined
  loading: boolean
}

/** OV-012: store, developer, category, price, in-app purchases: each left out where the market doesn't know it. */
export function AppFacts({ store, developer, details, loading }: AppFactsProps) {
  const phone = usePhone()
  const cost = details ? costOf(details.price) : null
  const category = details?.categories[0]?.displayName
  const facts: { key: string; fact: ReactNode }[] = [
    {
      key: 'developer',
      fact: (
        <>
          <StoreMark store={store} />{' '}
          {developer && (
            <Text span inherit c="var(--sg-text)" fw={540}>
              {developer}
            </Text>
          )}
        </>
      ),
    },
    { key: 'category', fact: category && categoryName(category) },
    {
      key: 'price',
      fact: cost && (
        <>
          {cost.kind === 'free' ? <Trans>Free</Trans> : cost.text}
          <ChangeMark part="price" />
        </>
      ),
    },
    {
      key: 'purchases',
      fact: details && purchasesFact(details),
    },
    {
      key: 'preorder',
      fact: details?.isPreorder ? <Preorder store={store} /> : null,
    },
  ]

  return (
    <Group gap={phone ? '0 8px' : '4px 8px'} mih={22} c="dimmed" {...(phone && { lh: '22px' })}>
      {facts
        .filter(({ fact }) => fact !== null && fact !== undefined)
        .map(({ key, fact }, index) => (
          <Fragment key={key}>
            {index > 0 && (
              <Text span inherit c="var(--sg-text-3)" aria-hidden>
                ·
              </Text>
            )}
            <span data-fact={key}>{fact}</span>
          </Fragment>
        ))}
      {loading && <Skeleton width={160} height={14} />}
    </Group>
  )
}

const Preorder = ({ store }: { store: Store }) =>
  store === 'APP_STORE' ? <Trans>Pre-order</Trans> : <Trans>Pre-registration</Trans>

/** Each purchase where the store tells them, else the span of their prices. */
function purchasesFact({ price: { inAppPurchases, purchaseRange }, locale }: AppDetails): ReactNode {
  if (inAppPurchases?.length) return <InAppPurchases purchases={inAppPurchases} lang={locale} />
  if (!purchaseRange) return null
  return <Trans>In-app purchases, {purchaseRange}</Trans>
}

/** OV-014: the purchases with period and price. Nothing where the app has none or the market doesn't know. */
export function InAppPurchases({
  purchases,
  lang,
}: {
  purchases: AppDetails['price']['inAppPurchases']
  lang: string
}) {
  const { t } = useLingui()
  if (!purchases?.length) return null
  return (
    <Disclosure
      title={t`In-app purchases`}
      button={<Trans>In-app purchases</Trans>}
      buttonClassName={classes.purchases}
      width={360}
    >
      <PurchaseList purchases={purchases} lang={lang} />
    </Disclosure>
  )
}

interface PurchaseListProps {
  purchases: NonNullable<AppDetails['price']['inAppPurchases']>
  /** Language of the store's names. */
  lang: string
}

/** OV-014: each purchase with its period and price. */
function PurchaseList({ purchases, lang }: PurchaseListProps) {
  return (
    <ul className={classes.purchaseList} lang={lang}>
      {purchases.map((purchase, index) => (
        // Two purchases may be alike in all that is known of them.
        <Group
          component="li"
          // oxlint-disable-next-line react/no-array-index-key -- as above, and the list never changes its order
          key={`${index} ${purchase.name}`}
          className={classes.purchase}
          gap={20}
          wrap="nowrap"
          mih={44}
          py={6}
          c="bright"
        >
          <Box component="span" flex={1} miw={0}>
            {purchase.name}
            {purchase.recurringPeriodLabel && (
              <Text span display="block" size="xs" c="var(--sg-text-3)">
                {purchase.recurringPeriodLabel}
              </Text>
            )}
          </Box>
          <Text span inherit fw={540}>
            {purchase.price}
          </Text>
        </Group>
      ))}
    </ul>
  )
}

/** OV-039: from the events to all that is dated of this app. */
export function TimelineLink({ app }: { app: SelectedApp }) {
  return (
    <Link
      to="/analyze-market/timeline"
      search={app.isOwn ? {} : { competitor: app.trackId }}
      className={classes.timeline}
    >
      <Trans>App timeline</Trans>
      <IconArrowRight size={15} stroke={1.7} aria-hidden />
    </Link>
  )
}
