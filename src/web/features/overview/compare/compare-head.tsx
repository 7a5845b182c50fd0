import { Trans } from '@lingui/react/macro'
import { Anchor, Badge, Box, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { storeUrl } from '#aso/store-url.ts'
import { countryCodeOf } from '#contract/store.ts'
import { countryInSentence, countryNameOf } from '#web/i18n/country.ts'
import { AppIcon } from '#web/ui/display/app-icon.tsx'
import { Flag } from '#web/ui/display/flag.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { AppFacts, TimelineLink } from '../overview-page/app-header.tsx'
import { ScoreBlock } from '../overview-page/score-block.tsx'
import { SectionAside, StaleNote } from '../page-age.tsx'
import classes from './compare-head.module.css'
import { listingOf, type Side } from './side.tsx'

interface Props {
  own: Side
  competitor: Side
  /** Age of the page. */
  children: ReactNode
}

/** Which two apps these are, in which country, and whether their listings are there. */
export function Head({ own, competitor, children }: Props) {
  return (
    <Paper component="header" className={classes.head}>
      <div className={classes.scope}>
        <Group component="span" display="inline-flex" gap="xs" fw={540}>
          <Flag code={countryCodeOf(own.locale)} size={18} />
          {countryNameOf(own.locale)}
        </Group>
        <Group component="span" gap={4}>
          {children}
        </Group>
      </div>
      <SideHead side={own} />
      <SideHead side={competitor} />
    </Paper>
  )
}

function SideHead({ side }: { side: Side }) {
  const { app, title, results } = side
  const phone = usePhone()
  const details = results.details.data
  const store = <StoreLink side={side} />
  return (
    <Stack component="section" className={classes.side} gap="sm" miw={0} p="var(--sg-card-padding)">
      <Group gap={14} wrap="nowrap" align="flex-start">
        <AppIcon src={details?.images.icons[0] ?? app.iconUrl} title={title} size={phone ? 44 : 64} />
        <Box flex={1} miw={0}>
          <Group gap="xs" wrap="nowrap">
            <Badge color={app.isOwn ? 'iris' : 'gray'}>
              {app.isOwn ? <Trans>Your app</Trans> : <Trans>Competitor</Trans>}
            </Badge>
            <SectionAside at={results.details.updatedAt} />
          </Group>
          <Title
            order={2}
            my={4}
            fz="1.1875rem"
            lh="24px"
            lts="-0.012em"
            style={{ overflowWrap: 'anywhere' }}
            lang={details?.locale}
          >
            {title}
          </Title>
          <AppFacts
            store={app.store}
            developer={details?.developerName ?? app.developerName}
            details={details}
            loading={results.details.isLoading}
          />
        </Box>
      </Group>
      {details?.stale && <StaleNote asOf={details.retrievedAt} />}
      <ListingProblem side={side} />
      <Group gap="4px 20px" mih={phone ? 28 : 48} mt="auto">
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
      </Group>
    </Stack>
  )
}

/** Why there is no listing of this side; the other side stays. */
function ListingProblem({ side }: { side: Side }) {
  const { state } = listingOf(side)
  const [title, country] = [side.title, countryInSentence(side.locale)]
  if (state === 'missing')
    return (
      <Text size="sm" c="dimmed" px="sm" py={10} className={classes.problem} role="status">
        <Trans>
          {title} isn't available in {country}.
        </Trans>
      </Text>
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
    <Anchor
      className={classes.store}
      fw={540}
      href={results.details.data?.storeUrl ?? storeUrl({ ...app, locale })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {app.store === 'APP_STORE' ? <Trans>View in App Store</Trans> : <Trans>View in Google Play</Trans>}
      <IconExternalLink size={16} stroke={1.7} aria-hidden />
      <span className="sg-visually-hidden">
        <Trans>(opens in a new tab)</Trans>
      </span>
    </Anchor>
  )
}

/** Stays under the top bar while the page scrolls: which side is whose. The tables name both for screen readers. */
export function SidesBar({ own, competitor }: { own: Side; competitor: Side }) {
  return (
    <div className={classes.bar} aria-hidden>
      {[own, competitor].map(({ app, title, locale, results }) => (
        <div key={app.trackId} className={classes.barSide}>
          <AppIcon src={results.details.data?.images.icons[0] ?? app.iconUrl} title={title} size={28} />
          <Box flex={1} miw={0}>
            <Text size="sm" fw={630} truncate lang={locale}>
              {title}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {app.isOwn ? <Trans>Your app</Trans> : <Trans>Competitor</Trans>}
            </Text>
          </Box>
        </div>
      ))}
    </div>
  )
}
