import { Trans } from '@lingui/react/macro'
import { Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AppInCountry } from '#web/apps/selected-app.ts'
import { countryInSentence } from '#web/i18n/country.ts'
import { UpgradeLink, useWayToMore } from '#web/ui/access/upgrade-link.tsx'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './tracking-note.module.css'
import type { Tracking } from './use-tracking.ts'

interface Props {
  app: AppInCountry
  tracking: Tracking
}

/** Why nothing more can be tracked here, and the way on; the bar above every page offers to track the country. */
export function TrackingNote({ app, tracking: { mayTrack, obstacle } }: Props) {
  const country = countryInSentence(app.locale)
  if (!mayTrack || obstacle === null) return null
  return (
    <WarnNote>
      {obstacle === 'noSlot' ? (
        <span>
          <Trans>All keyword slots are in use.</Trans> <MoreSlots />
        </span>
      ) : (
        <span>
          <Trans>Keywords can be tracked in {country} once you track the country.</Trans>
        </span>
      )}
    </WarnNote>
  )
}

/** A notice above a list: what isn't possible, and what to do about it. */
export const WarnNote = ({ children }: { children: ReactNode }) => (
  <Group
    component="p"
    className={`${classes.note} ${classes.links}`}
    gap="2px 12px"
    px={14}
    py={10}
    bg="var(--sg-warn-soft)"
    fz="sm"
    lh="sm"
    role="status"
  >
    {children}
  </Group>
)

/** KEY-030: the two ways to free slots. */
export function MoreSlots() {
  const way = useWayToMore()
  const remove = (
    <Link to="/analyze-keywords/keyword-monitoring">
      <Trans>Remove keywords</Trans>
    </Link>
  )
  if (way === null) return <Trans>{remove} to make room.</Trans>
  if (way === 'owner') return <Trans>{remove}, or ask the account owner for more.</Trans>
  const more = (
    <UpgradeLink from="keyword_limit">
      <Trans>see plans</Trans>
    </UpgradeLink>
  )
  return (
    <Trans>
      {remove}, or {more}.
    </Trans>
  )
}

/** How many of a plan's slots are free. */
export function FreeSlots({ free, limit }: { free: number; limit: number }) {
  const [shownFree, shownLimit] = [formatNumber(free, language()), formatNumber(limit, language())]
  return (
    <Trans>
      {shownFree} of {shownLimit} slots free
    </Trans>
  )
}
