import { Plural, Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import type { DraftChange, KnownKeyword } from '#aso/keyword-field/coverage.ts'
import { language } from '#web/i18n/language.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { Count } from '../../table/metric-cells.tsx'
import classes from './field.module.css'

interface Props {
  change: DraftChange
  /** Known keywords that the texts do not cover. */
  uncovered: readonly KnownKeyword[]
  /** Language of the keywords. */
  locale: string
}

/** Keywords that the draft gains and loses against the field before, and the tracked ones that it leaves out. */
export function KeywordChanges({ change: { gained, lost }, uncovered, locale }: Props) {
  const missed = uncovered.filter(({ isTracked }) => isTracked).sort(byVolume)
  return (
    <>
      {lost.length > 0 && <Changed title={<Trans>Lost by this draft</Trans>} keywords={lost} locale={locale} />}
      {gained.length > 0 && <Changed title={<Trans>Gained by this draft</Trans>} keywords={gained} locale={locale} />}
      {missed.length > 0 && (
        <Changed title={<Trans>Tracked, not covered</Trans>} keywords={missed} locale={locale} allTracked />
      )}
    </>
  )
}

const byVolume = (a: KnownKeyword, b: KnownKeyword) => (b.volume ?? -1) - (a.volume ?? -1)

const SHOWN = 4

interface ChangedProps {
  title: ReactNode
  keywords: readonly KnownKeyword[]
  locale: string
  /** The title says so, the rows need not. */
  allTracked?: boolean
}

function Changed({ title, keywords, locale, allTracked = false }: ChangedProps) {
  const [showsAll, setShowsAll] = useState(false)
  const titleId = useId()
  const shown = showsAll ? keywords : keywords.slice(0, SHOWN)
  return (
    <div>
      <table className={classes.changes} aria-labelledby={titleId}>
        <thead>
          <tr>
            <th scope="col" id={titleId}>
              {title}
            </th>
            <th scope="col">
              <Trans>Volume</Trans>
            </th>
            <th scope="col">
              <Trans>Difficulty</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ keyword, volume, difficulty, isTracked }) => (
            <tr key={keyword}>
              <th scope="row" lang={locale}>
                {keyword}
                {isTracked && !allTracked && (
                  <span className={classes.tag} lang={language()}>
                    <Tag tone="line">
                      <Trans>Tracked</Trans>
                    </Tag>
                  </span>
                )}
              </th>
              <td>
                <Count value={volume} />
              </td>
              <td>
                <Count value={difficulty} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {keywords.length > shown.length && (
        <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
          <Plural value={keywords.length - shown.length} one="# more" other="# more" />
        </button>
      )}
    </div>
  )
}
