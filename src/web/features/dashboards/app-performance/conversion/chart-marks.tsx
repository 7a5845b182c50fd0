import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Store } from '#contract/store.ts'
import { markName, marksName } from '#web/apps/marks/mark-name.ts'
import type { PlacedMark } from '#web/apps/marks/marks.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import classes from './conversion.module.css'

interface Props {
  placed: readonly PlacedMark[]
  /** Place of a day, px. */
  x: (index: number) => number
  store: Store
  phone: boolean
}

/** What happened, above its day, where there is no room for words a dot; it leads to the timeline. */
export function ChartMarks({ placed, x, store, phone }: Props) {
  const { t } = useLingui()
  return (
    <ul className={classes.marks} aria-label={t`Releases and listing changes`}>
      {placed.map(({ index, marks, isLabelled }) => {
        const names = marks.map((mark) => markName(mark, store)).join(', ')
        const isNamed = isLabelled && !phone
        return (
          <li key={index} style={{ left: x(index) }}>
            <Link
              to="/analyze-market/timeline"
              className={isNamed ? classes.label : classes.point}
              title={names}
              aria-label={`${names}, ${formatDate(marks[0]?.day ?? '', language())}`}
            >
              {isNamed && marksName(marks, store)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
