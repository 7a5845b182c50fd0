import { CharPill } from '#web/ui/display/char-pill.tsx'
import { Delta } from '#web/ui/display/delta.tsx'
import { ScoreRing } from '#web/ui/charts/score-ring.tsx'
import classes from './gallery.module.css'

/** Characters of 30: hardly any, half, most, all, too many. */
const counts = [3, 15, 27, 30, 34]
/** A score of each colour, and one that is not known. */
const scores = [null, 0, 24, 62, 93, 100]

/** What shows a number: how full, how good, up or down. */
export function Numbers() {
  return (
    <>
      <div className={classes.row}>
        {counts.map((count) => (
          <CharPill key={count} count={count} limit={30} />
        ))}
      </div>
      <div className={classes.row}>
        {scores.map((score) => (
          <ScoreRing key={score} percent={score} size={76} />
        ))}
      </div>
      <div className={classes.row}>
        <Delta direction={1}>6.4%</Delta>
        <Delta direction={-1}>6.4%</Delta>
        <Delta direction={0}>0%</Delta>
        <Delta direction={1} neutral>
          37
        </Delta>
      </div>
    </>
  )
}
