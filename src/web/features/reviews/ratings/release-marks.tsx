import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Paper, Text, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import type { AppVersion } from '#contract/overview/overview.ts'
import { daysBetween, dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { DAY_CHART } from '#web/ui/charts/chart-axis.ts'
import classes from './release-marks.module.css'

interface Props {
  marks: readonly ReleaseMark[]
  /** Language of the store's texts. */
  lang: string
}

const { axisWidth, margin } = DAY_CHART

/** Marks of the releases above a chart; each shows its release notes on hover, focus and click. */
export function ReleaseMarks({ marks, lang }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useState<string | null>(null)
  const id = useId()
  const shown = marks.find(({ day }) => day === open)
  return (
    // The controls are inside; the group only notices when pointer or focus leaves.
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
            {namesOf(versions)}, {formatDay(day, language())}
          </span>
        </UnstyledButton>
      ))}
      {shown && (
        <Paper
          className={classes.panel}
          shadow="md"
          px={14}
          pt={10}
          pb="sm"
          fz="sm"
          lh="sm"
          id={id}
          data-end={shown.at > 0.5 || undefined}
          style={panelPosition(shown.at)}
        >
          {shown.versions.toReversed().map(({ version, releasedAt, releaseNotes }) => (
            <div key={version} className={classes.version}>
              <Flex component="p" gap="sm" justify="space-between" fw={540}>
                {version === '' ? <Trans>New version</Trans> : <Trans>Version {version}</Trans>}
                <Text span inherit c="dimmed" fz="xs" fw={400}>
                  {releasedAt && formatDay(dayOf(releasedAt), language())}
                </Text>
              </Flex>
              {releaseNotes ? (
                <Text inherit c="dimmed" style={{ whiteSpace: 'pre-line' }} lang={lang}>
                  {releaseNotes}
                </Text>
              ) : (
                <Text inherit c="dimmed" style={{ whiteSpace: 'pre-line' }}>
                  <Trans>No release description</Trans>
                </Text>
              )}
            </div>
          ))}
        </Paper>
      )}
    </div>
  )
}

const namesOf = (versions: ReleaseMark['versions']) =>
  new Intl.ListFormat(language(), { type: 'unit' }).format(versions.map(({ version }) => version))

/** The panel hangs from the mark, to the side that has more room. */
const panelPosition = (at: number) => (at > 0.5 ? { right: `${(1 - at) * 100}%` } : { left: `${at * 100}%` })

type Version = Pick<AppVersion, 'version' | 'releasedAt' | 'releaseNotes'>

/** Versions released close together, shown as one mark. */
interface ReleaseMark {
  /** UTC day of the first of them, ISO. */
  day: UtcDay
  /** Horizontal position in the chart, 0..1. */
  at: number
  /** Oldest first. */
  versions: Version[]
}

/** Marks nearer than this share of the chart's width are one. */
const NEAR = 0.035

/** The marks of the versions released within the chart's days. `dates`: every day in order, ISO. */
export function releaseMarks(versions: readonly Version[], dates: readonly UtcDay[]): ReleaseMark[] {
  const [first, last] = [dates[0], dates.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  const marks: ReleaseMark[] = []
  const inside = versions
    .flatMap((version) => (version.releasedAt ? [{ version, day: dayOf(version.releasedAt) }] : []))
    .filter(({ day }) => day >= first && day <= last)
    .toSorted((a, b) => a.day.localeCompare(b.day))
  for (const { version, day } of inside) {
    const at = daysBetween(first, day) / daysBetween(first, last)
    const before = marks.at(-1)
    if (before && at - before.at < NEAR) before.versions.push(version)
    else marks.push({ day, at, versions: [version] })
  }
  return marks
}
