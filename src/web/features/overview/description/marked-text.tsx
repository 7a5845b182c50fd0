import { markLines, type Place } from './places.ts'
import classes from './marked-text.module.css'

/** A store text with its line breaks; the given places are lit up. */
export function MarkedText({ text, places, locale }: { text: string; places: readonly Place[]; locale: string }) {
  return (
    <div className={classes.text} lang={locale}>
      {markLines(text, places).map(({ start, runs }) => (
        <p key={start} className={runs.length === 0 ? classes.gap : undefined}>
          {runs.map((run) =>
            run.marked ? (
              <mark key={run.start} className={classes.mark}>
                {run.text}
              </mark>
            ) : (
              run.text
            ),
          )}
        </p>
      ))}
    </div>
  )
}
