import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import { useEffect, type ComponentType } from 'react'
import type { ListingPart } from '#contract/overview/history.ts'
import type { SelectedApp } from '#web/apps/selected-app.ts'
import { whenIdle } from '#web/data/scheduling/when-idle.ts'
import { formatAxisDay, formatDate, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { Disclosure } from '#web/ui/overlays/disclosure.tsx'
import { ChangedParts, ChangeSteps, partsOf, picturesOf, type Found } from './changes-card.tsx'
import classes from './find-changes.module.css'
import { partName } from './listing-facts.ts'
import { useNewChanges } from './new-changes.ts'
import { preloadPictures } from './use-overview.ts'

/** What was found, with what draws it. */
export interface Drawn extends Found {
  Line: ComponentType<{ found: Found }>
  Mark: ComponentType<{ found: Found; part: ListingPart }>
}

interface Props {
  app: SelectedApp
  locale: string
  onFound: (found: Drawn | null) => void
}

/** Fetches what changed in the listing and reports what of it is new since the last visit. Draws nothing itself. */
export function FindChanges({ app, locale, onFound }: Props) {
  const { store } = app
  const { visit, fresh } = useNewChanges(app, locale)
  const before = visit?.toldBefore ?? null

  useEffect(() => {
    if (!before || fresh.length === 0) return onFound(null)
    onFound({
      since: before.at,
      changes: fresh,
      store,
      isOwn: app.isOwn,
      lang: locale,
      Line: ChangesLine,
      Mark: ChangeMark,
    })
    const isOnline = () => connectivity.get() === 'online'
    whenIdle(() => isOnline() && void preloadPictures(picturesOf(fresh), isOnline))
    // The same changes are found with each answer and each look.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [JSON.stringify(fresh), before?.at])
  return null
}

/** Says what changed since the last visit, and opens all of it. On a phone only how many parts did. */
function ChangesLine({ found }: { found: Found }) {
  const { t } = useLingui()
  const phone = usePhone()
  const { since, changes, store, isOwn } = found
  const day = formatDate(since, language())
  const parts = partsOf(changes)
  const names = new Intl.ListFormat(language(), { type: 'unit' }).format(parts.map((part) => partName(part, store)))
  const title = t`Changed since your last visit on ${day}`
  return (
    <div className={classes.place}>
      <div className={classes.line} data-own={isOwn || undefined}>
        {!phone && (
          <Text component="span" inherit c="dimmed" flex="none">
            <Trans>Changed since your last visit on {day}:</Trans>
          </Text>
        )}
        <Disclosure
          title={title}
          button={phone ? <Count parts={parts.length} names={`${title}: ${names}`} /> : names}
          {...(phone ? {} : { buttonLabel: `${title}: ${names}` })}
          buttonClassName={classes.open}
          width={520}
        >
          <div className={classes.parts} role="group" aria-label={title} tabIndex={0}>
            <ChangedParts found={found} />
          </div>
        </Disclosure>
      </div>
    </div>
  )
}

function Count({ parts, names }: { parts: number; names: string }) {
  return (
    <>
      <Plural value={parts} one="# change" other="# changes" /> <span className="sg-visually-hidden">{names}</span>
    </>
  )
}

/** A tag that opens what the part was before. */
function ChangeMark({ found, part }: { found: Found; part: ListingPart }) {
  const { t } = useLingui()
  const last = found.changes.find((change) => change.part === part)
  if (!last) return null
  const name = partName(part, found.store)
  const [day, date] = [formatAxisDay(last.day, language(), 'day'), formatDay(last.day, language())]
  return (
    <Disclosure
      title={t`${name} changed on ${date}`}
      button={t`Changed ${day}`}
      buttonLabel={t`Changed ${day}: ${name}`}
      buttonClassName={classes.mark}
      width={420}
    >
      <ChangeSteps found={found} part={part} />
    </Disclosure>
  )
}
