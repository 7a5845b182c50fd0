import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ChangedCompetitor } from '#contract/market/competitor-changes.ts'
import { countryNameOf } from '#web/i18n/country.ts'
import { language } from '#web/i18n/language.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ChangeRow } from './change-row.tsx'
import classes from './competitor-changes.module.css'
import { isUnknown, recentChanges } from './recent-changes.ts'

/** Rows shown before all are asked for. */
const FIRST = 8

interface Props {
  competitors: readonly ChangedCompetitor[]
  locale: string
}

/** The changes of these competitors, and of which of them nothing is known. */
export function ChangeList({ competitors, locale }: Props) {
  const [isOpen, setOpen] = useState(false)
  const all = recentChanges(competitors)
  const shown = isOpen ? all : all.slice(0, FIRST)
  const unknown = competitors.filter(isUnknown)
  const count = all.length
  if (competitors.length === 0)
    return (
      <p className={classes.said}>
        <Trans>No competitors yet.</Trans>{' '}
        <Link to="/analyze-market/competitors">
          <Trans>Add competitors</Trans>
        </Link>
      </p>
    )
  return (
    <>
      {count > 0 && (
        <ul className={classes.rows}>
          {shown.map(({ key, competitor, entry }) => (
            <ChangeRow key={key} competitor={competitor} entry={entry} lang={locale} />
          ))}
        </ul>
      )}
      {count === 0 && unknown.length < competitors.length && (
        <p className={classes.said}>
          <Trans>No changes in this period.</Trans>
        </p>
      )}
      {unknown.length > 0 && <Unknown competitors={unknown} locale={locale} />}
      {count > FIRST && (
        <div className={classes.foot}>
          <Button size="small" variant="subtle" tone="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {count}</Trans>}
          </Button>
        </div>
      )}
    </>
  )
}

function Unknown({ competitors, locale }: Props) {
  const names = new Intl.ListFormat(language()).format(competitors.map(({ name }) => name))
  const country = countryNameOf(locale)
  return (
    <p className={classes.said}>
      <Trans>
        No data here for {names}. Country: {country}.
      </Trans>
    </p>
  )
}
