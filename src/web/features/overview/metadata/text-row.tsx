import { useId, type ReactNode } from 'react'
import { countCharacters } from '#aso/characters.ts'
import { CharPill } from '#web/ui/display/char-pill.tsx'
import { EmptyField } from '#web/ui/tables/empty-field.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import classes from './text-row.module.css'

/** Texts with more room than this are set smaller, to stay on a line. */
const LINE = 100

interface Props {
  label: ReactNode
  /** Below the label. */
  mark?: ReactNode
  /** Before the count: a link. */
  aside?: ReactNode
  /** '': the developer left it empty; null: not known. */
  text: string | null
  /** What stands there where it is empty: "No subtitle". */
  none: ReactNode
  limit: number
  /** Language of the store's text. */
  locale: string
}

/** OV-044, OV-046: one store text with its count against the limit; characters over the limit are marked. */
export function TextRow({ label, mark, aside, text, none, limit, locale }: Props) {
  const headingId = useId()
  const count = countCharacters(text ?? '')
  const fits = fittingLength(text ?? '', limit)
  return (
    <section className={classes.row} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 className={classes.label} id={headingId}>
          {label}
        </h3>
        {mark}
      </div>
      <p className={classes.value} data-long={limit > LINE || undefined} lang={text ? locale : undefined}>
        {text ? text.slice(0, fits) : text === '' ? <span className={classes.none}>{none}</span> : <EmptyField />}
        {text && text.length > fits && <mark className={classes.over}>{text.slice(fits)}</mark>}
      </p>
      {aside}
      <span className={classes.pill}>
        <CharPill count={count} limit={limit} />
      </span>
    </section>
  )
}

/** How much of a text is within the limit; a character of two units is never cut in half. */
const fittingLength = (text: string, limit: number) =>
  text.length > limit && /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit

export function TextRowSkeleton({ label, limit }: { label: ReactNode; limit: number }) {
  return (
    <div className={classes.row} data-long={limit > LINE || undefined}>
      <h3 className={classes.label}>{label}</h3>
      <span className={classes.value}>
        <Skeleton width="38%" height={16} />
      </span>
      <span className={classes.pill}>
        <Skeleton width={72} height={22} />
      </span>
    </div>
  )
}
