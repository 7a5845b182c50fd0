import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { Badge, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { EVENTS_WINDOW_DAYS } from '#contract/protocol/limits.ts'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { AppEvent, getEvents } from '#contract/overview/sections.ts'
import type { Store } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/display/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { readState } from '#web/data/queries/read-state.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { eventTypes } from '#web/apps/event-types.ts'
import { About } from '../lazy-parts.tsx'
import { StaleNote, SectionAside } from '../page-age.tsx'
import { Picture } from './pictures.tsx'
import classes from './events-card.module.css'

const SHOWN = 6

interface Props {
  store: Store
  locale: string
  result: ReadResult<EndpointOutput<typeof getEvents>>
  /** The way to the app's timeline. */
  more: ReactNode
}

/** OV-039: in-app events of the App Store, or Google Play's promotional content, in the selected country. */
export function EventsCard({ store, locale, result, more }: Props) {
  const { t } = useLingui()
  const { data } = result
  const title = store === 'APP_STORE' ? t`In-app events` : t`Promotional content`
  const state = readState(result)
  return (
    <Card
      title={title}
      pill={
        <Badge>
          <Trans>{EVENTS_WINDOW_DAYS} days before and after today</Trans>
        </Badge>
      }
      aside={
        <>
          <SectionAside at={result.updatedAt} />
          <About title={title} provenance={data?.provenance}>
            <Trans>What the app's store page announces in the selected country.</Trans>
          </About>
          {more}
        </>
      }
    >
      {state === 'ready' && data ? (
        <Body title={title} events={data.events} lang={locale}>
          {data.provenance?.stale && <StaleNote asOf={data.provenance.asOf} />}
        </Body>
      ) : (
        <SectionState
          state={state === 'failed' ? 'failed' : state === 'loading' ? 'loading' : 'unsaved'}
          failed={store === 'APP_STORE' ? t`Couldn't load in-app events` : t`Couldn't load promotional content`}
          unsaved={
            store === 'APP_STORE'
              ? t`In-app events load when you're back online`
              : t`Promotional content loads when you're back online`
          }
          onRetry={result.refresh}
          skeleton={<Skeletons />}
        />
      )}
    </Card>
  )
}

interface BodyProps {
  title: string
  /** null: the market doesn't know; empty: there are none. */
  events: readonly AppEvent[] | null
  lang: string
  children: ReactNode
}

function Body({ title, events, lang, children }: BodyProps) {
  const now = useNow()
  const phone = usePhone()
  const [all, setAll] = useState(false)
  if (!events?.length)
    return (
      <Stack gap={6} p="var(--sg-card-padding)" c="dimmed">
        {events ? <Trans>Nothing announced in this period</Trans> : <EmptyField />}
        {children}
      </Stack>
    )
  const shown = byNearness(events, now).slice(0, all ? undefined : SHOWN)
  return (
    <>
      <div className={classes.strip} {...(phone && { role: 'region', 'aria-label': title, tabIndex: 0 })}>
        <ul className={classes.tiles}>
          {shown.map((event) => (
            <li key={event.id}>
              <EventTile event={event} now={now} lang={lang} />
            </li>
          ))}
        </ul>
      </div>
      {(events.length > SHOWN || children) && (
        <Group gap="sm" px="var(--sg-card-padding)" pb="var(--sg-card-padding)">
          {events.length > SHOWN && (
            <Button size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
            </Button>
          )}
          {children}
        </Group>
      )}
    </>
  )
}

/** As high as tiles with a title and a description in two lines. */
function Skeletons() {
  const phone = usePhone()
  return (
    <div className={classes.skeletons}>
      {[0, 1, 2].map((tile) => (
        <Skeleton key={tile} height={phone ? 294 : 314} />
      ))}
    </div>
  )
}

const stateTags: Record<EventState, ReactNode> = {
  live: (
    <Badge color="good">
      <Trans>Live</Trans>
    </Badge>
  ),
  scheduled: (
    <Badge color="iris">
      <Trans>Scheduled</Trans>
    </Badge>
  ),
  ended: (
    <Badge variant="outline">
      <Trans>Ended</Trans>
    </Badge>
  ),
}

/** One event: picture, what it is, how it stands at `now` and when it runs. */
export function EventTile({ event, now, lang }: { event: AppEvent; now: number; lang: string }) {
  const { type, title, shortDescription, imageUrl, from, to } = event
  const { i18n } = useLingui()
  const [first, last] = [formatDate(from, language()), formatDate(to, language())]
  return (
    <Paper component="article" radius={10} h="100%" className={classes.tile}>
      <Picture src={imageUrl} alt="" width={1920} height={1080} missing={<Trans>No image found</Trans>} />
      <Stack gap={0} flex={1} px={14} pt="sm" pb={14} style={{ overflowWrap: 'anywhere' }}>
        <Group gap={6} mb="xs">
          <Badge>{i18n._(eventTypes[type])}</Badge>
          {stateTags[eventState(event, now)]}
        </Group>
        <Title order={3} size="h4" lang={lang}>
          {title}
        </Title>
        {shortDescription && (
          <Text c="dimmed" lang={lang}>
            {shortDescription}
          </Text>
        )}
        <Text size="xs" c="dimmed" mt="auto" pt={6}>
          {first === last ? first : `${first} – ${last}`}
        </Text>
      </Stack>
    </Paper>
  )
}

type EventState = 'live' | 'scheduled' | 'ended'

/** Whether an event runs at `now` (ms since 1970). Its last moment still belongs to it. */
export function eventState({ from, to }: Pick<AppEvent, 'from' | 'to'>, now: number): EventState {
  if (now < Date.parse(from)) return 'scheduled'
  return now <= Date.parse(to) ? 'live' : 'ended'
}

const order: readonly EventState[] = ['live', 'scheduled', 'ended']

/** What runs first, then what comes next, then what has ended last. */
export function byNearness(events: readonly AppEvent[], now: number): AppEvent[] {
  const place = (event: AppEvent) => order.indexOf(eventState(event, now))
  return events.toSorted((a, b) => {
    if (place(a) !== place(b)) return place(a) - place(b)
    const ended = eventState(a, now) === 'ended'
    return ended ? Date.parse(b.to) - Date.parse(a.to) : Date.parse(a.from) - Date.parse(b.from)
  })
}
