import { Trans, useLingui } from '@lingui/react/macro'
import { UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import { formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DAY_CHART } from '#web/ui/charts/day-chart-measures.ts'
import classes from './release-marks.module.css'
import type { ReleaseMark } from './releases.ts'

interface Props {
  marks: readonly ReleaseMark[]
  /** Language of the store's texts. */
  lang: string
}

const { axisWidth, margin } = DAY_CHART

/** The versions over a chart: a mark each at its day, which tells what was new when it is pointed at, reached or pressed. */
export function ReleaseMarks({ marks, lang }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string | null>(null)
  const id = useId()
  const shown = marks.find(({ day }) => day === open)
  return (
    // What can be operated is inside; here it is only seen that somebody leaves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={classes.row}
      style={{ marginInline: `${axisWidth + margin.left}px ${margin.right}px` }}
      role="group"
      aria-label={t`Versions`}
      onMouseLeave={() => setOpen(null)}
      onBlur={() => setOpen(null)}
    >
      {marks.map(({ day, at, versions }) => (
        <UnstyledButton
          key={day}
          className={classes.mark}
          style={{ left: `${at * 100}%` }}
          aria-describedby={open === day ? id : undefined}
          onMouseEnter={() => setOpen(day)}
          onFocus={() => setOpen(day)}
          onClick={() => setOpen(day)}
          onKeyDown={(event) => event.key === 'Escape' && setOpen(null)}
        >
          <span className={classes.sign} aria-hidden />
          <span className="sg-visually-hidden">
            {namesOf(versions)}, {formatDate(day, language())}
          </span>
        </UnstyledButton>
      ))}
      {shown && (
        <div className={classes.panel} id={id} data-end={shown.at > 0.5 || undefined} style={placeOf(shown.at)}>
          {shown.versions.toReversed().map(({ version, releasedAt, releaseNotes }) => (
            <div key={version} className={classes.version}>
              <p className={classes.name}>
                {version === '' ? <Trans>New version</Trans> : <Trans>Version {version}</Trans>}
                <span className={classes.day}>{releasedAt && formatDate(releasedAt.slice(0, 10), language())}</span>
              </p>
              {releaseNotes ? (
                <p className={classes.notes} lang={lang}>
                  {releaseNotes}
                </p>
              ) : (
                <p className={classes.notes}>
                  <Trans>No release description</Trans>
                </p>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

const namesOf = (versions: ReleaseMark['versions']) =>
  new Intl.ListFormat(language(), { type: 'unit' }).format(versions.map(({ version }) => version))

/** The panel hangs from the mark, to the side that has more room. */
const placeOf = (at: number) => (at > 0.5 ? { right: `${(1 - at) * 100}%` } : { left: `${at * 100}%` })
