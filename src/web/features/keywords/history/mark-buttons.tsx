import type { Store } from '#contract/store.ts'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { markName, marksName } from '#web/apps/marks/mark-name.ts'
import type { Mark, PlacedMark } from '#web/apps/marks/marks.ts'
import classes from './rank-history-chart.module.css'

interface Props {
  placed: readonly PlacedMark[]
  /** Place of a day, px. */
  x: (index: number) => number
  onMark: (marks: readonly Mark[]) => void
  store: Store
  lang: string
  phone: boolean
}

/** What happened, above its day; where there is no room for words, a dot. */
export function MarkButtons({ placed, x, onMark, store, phone }: Props) {
  return (
    <ul className={classes.marks}>
      {placed.map(({ index, marks, isLabelled }) => {
        const names = marks.map((mark) => markName(mark, store)).join(', ')
        const day = formatDate(marks[0]?.day ?? '', language())
        return (
          <li key={index} style={{ left: x(index) }}>
            <button
              type="button"
              className={isLabelled && !phone ? classes.label : classes.point}
              title={names}
              aria-label={`${names}, ${day}`}
              onClick={() => onMark(marks)}
            >
              {isLabelled && !phone && marksName(marks, store)}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
