import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { AppEvent } from '#contract/overview/sections.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { eventTypes } from '#web/apps/event-types.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { eventState, type EventState } from './event-state.ts'
import classes from './event-tile.module.css'
import { Picture } from '../picture.tsx'

const states: Record<EventState, ReactNode> = {
  live: <Tag tone="good">{<Trans>Live</Trans>}</Tag>,
  scheduled: <Tag tone="acc">{<Trans>Scheduled</Trans>}</Tag>,
  ended: <Tag tone="line">{<Trans>Ended</Trans>}</Tag>,
}

/** One event: picture, what it is, how it stands at `now` and when it runs. */
export function EventTile({ event, now, lang }: { event: AppEvent; now: number; lang: string }) {
  const { type, title, shortDescription, imageUrl, from, to } = event
  const [first, last] = [formatDate(from, language()), formatDate(to, language())]
  return (
    <article className={classes.tile}>
      <Picture src={imageUrl} alt="" width={1920} height={1080} missing={<Trans>No image found</Trans>} />
      <div className={classes.text}>
        <div className={classes.tags}>
          <Tag>{eventTypes[type]}</Tag>
          {states[eventState(event, now)]}
        </div>
        <h3 className={classes.title} lang={lang}>
          {title}
        </h3>
        {shortDescription && (
          <p className={classes.description} lang={lang}>
            {shortDescription}
          </p>
        )}
        <p className={classes.dates}>{first === last ? first : `${first} – ${last}`}</p>
      </div>
    </article>
  )
}
