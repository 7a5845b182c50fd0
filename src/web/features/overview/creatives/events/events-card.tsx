import { Trans, useLingui } from '@lingui/react/macro'
import { EVENTS_WINDOW_DAYS } from '#contract/protocol/limits.ts'
import { useState, type ReactNode } from 'react'
import type { EndpointOutput } from '#contract/protocol/endpoint.ts'
import type { AppEvent, getEvents } from '#contract/overview/sections.ts'
import type { Store } from '#contract/store.ts'
import type { ReadResult } from '#web/data/queries/read.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { useNow } from '#web/ui/hooks/use-now.ts'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { About } from '../../provenance/about.tsx'
import { StaleNote } from '../../provenance/stale-note.tsx'
import { readState } from '#web/data/queries/read-state.ts'
import { SectionAside } from '../../parts/section-aside.tsx'
import { byNearness } from './event-state.ts'
import { EventTile } from './event-tile.tsx'
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
        <Tag>
          <Trans>{EVENTS_WINDOW_DAYS} days before and after today</Trans>
        </Tag>
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
      <p className={classes.none}>
        {events ? <Trans>Nothing announced in this period</Trans> : <EmptyField />}
        {children}
      </p>
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
        <div className={classes.foot}>
          {events.length > SHOWN && (
            <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? <Trans>Show less</Trans> : <Trans>Show all</Trans>}
            </Button>
          )}
          {children}
        </div>
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
