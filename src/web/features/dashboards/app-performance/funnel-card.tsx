import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Stack, Text, UnstyledButton } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import type { OwnSource } from '#contract/connections/own-performance.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Store } from '#contract/store.ts'
import { dayOf, type UtcDay } from '#contract/protocol/days.ts'
import { countryName, formatDay } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/media-queries.ts'
import { InfoDisclosure } from '#web/ui/overlays/disclosure.tsx'
import { sourceName, Change, countText, rateText, measureName, consoleName } from './figure-texts.tsx'
import classes from './funnel-card.module.css'
import { spanOf, type PeriodDays, changeOf, measures, type Compared, type Measure } from './performance-figures.ts'

interface Props {
  store: Store
  compared: Compared
  provenance: Provenance | null
  /** The first day of which anything is known. */
  since: UtcDay
  lastDay: UtcDay
  period: PeriodDays
  source: OwnSource | null
  country: string | null
  /** By what the tables go. */
  measure: Measure
  onMeasure: (measure: Measure) => void
}

/** The three steps with their rates and changes, and how much of each goes on, true to scale. */
export function FunnelCard(props: Props) {
  const { store, compared, provenance, since, lastDay, period, source, country, measure, onMeasure } = props
  const { t } = useLingui()
  const phone = usePhone()
  const { now, before } = compared
  const counts = measures.map((one) => now[one])
  const most = Math.max(0, ...counts.flatMap((count) => count ?? []))
  const day = formatDay(since, language())
  const where = country === null ? t`worldwide` : countryName(country, language())
  return (
    <Card
      title={<Trans>From impression to install</Trans>}
      pill={
        <Text component="span" size="sm" c="dimmed">
          {source === null ? where : `${sourceName(source, store)}, ${where}`}
          {since > spanOf(lastDay, period).from && (
            <>
              {' · '}
              <Trans>since {day}</Trans>
            </>
          )}
        </Text>
      }
      aside={<MethodInfo store={store} provenance={provenance} />}
    >
      <div className={classes.funnel}>
        <ol className={classes.steps} aria-label={t`From impression to install`}>
          {measures.map((one, index) => (
            <FunnelStep
              key={one}
              measure={one}
              store={store}
              count={now[one]}
              change={changeOf(now[one], before?.[one])}
              rate={one === 'pageViews' ? now.openRate : one === 'installs' ? now.conversion : null}
              isFirst={counts.slice(0, index).every((count) => count === null)}
              share={phone && most > 0 ? (now[one] ?? 0) / most : null}
              isChosen={one === measure}
              onChoose={() => onMeasure(one)}
            />
          ))}
        </ol>
        {!phone && (
          <svg
            className={classes.drawing}
            viewBox={`0 0 ${FUNNEL.width} ${FUNNEL.height}`}
            preserveAspectRatio="none"
            aria-hidden
          >
            {funnelShapes(counts).map(
              (shape, index) => shape && <path key={measures[index]} d={shape} data-step={index} />,
            )}
          </svg>
        )}
      </div>
    </Card>
  )
}

/** The type of a count. */
const onDesktop = { fz: 'var(--mantine-h1-font-size)', lh: '32px', lts: '-0.02em' } as const
const onPhone = { fz: 'xl', lh: '22px', lts: '-0.008em' } as const

interface FunnelStepProps {
  measure: Measure
  store: Store
  /** null: not known. */
  count: number | null
  change: number | null
  /** Of the step before; null: not known. */
  rate: number | null
  /** Nothing is known of the steps before it. */
  isFirst: boolean
  /** Of the greatest step, where it is drawn as a bar. */
  share: number | null
  isChosen: boolean
  onChoose: () => void
}

/** One step: its count and change, how many came from the step before; pressed, the tables go by it. */
function FunnelStep({ measure, store, count, change, rate, isFirst, share, isChosen, onChoose }: FunnelStepProps) {
  const { t } = useLingui()
  const phone = usePhone()
  const isShort = phone && measure === 'pageViews' && store === 'APP_STORE'
  const name = isShort ? t`Page views` : measureName(measure, store)
  const rated = isFirst || rate === null ? null : rateText(rate)
  return (
    <li className={classes.step} data-step={measures.indexOf(measure)}>
      {phone && rated !== null && (
        <Group component="p" gap={6} pt={2} pb={4} c="dimmed" fz="sm" lh="sm" style={{ gridColumn: '1 / -1' }}>
          <IconArrowDown size={16} stroke={1.7} aria-hidden />
          <Trans>{rated} continue</Trans>
        </Group>
      )}
      <Text size={phone ? 'md' : 'sm'} c="dimmed">
        {count === null ? (
          name
        ) : (
          <UnstyledButton
            className={classes.choose}
            c={isChosen ? 'bright' : 'inherit'}
            fz="inherit"
            fw={isChosen ? 630 : 'inherit'}
            lh="inherit"
            aria-pressed={isChosen}
            onClick={onChoose}
          >
            {name}
          </UnstyledButton>
        )}
      </Text>
      {count === null ? (
        <Text size="sm" c="var(--sg-text-3)" {...(phone ? { ta: 'right' as const } : { maw: 240, mt: 6 })}>
          {measure === 'impressions' && store === 'GOOGLE_PLAY' ? (
            <Trans>Google Play doesn't count impressions</Trans>
          ) : (
            <Trans>Not provided by the store</Trans>
          )}
        </Text>
      ) : (
        <Group component="p" gap="sm" align="baseline" mt={phone ? 0 : 2}>
          <Text span fw={630} {...(phone ? onPhone : onDesktop)}>
            {countText(count)}
          </Text>
          <Change value={change} />
        </Group>
      )}
      {!phone && rated !== null && (
        <Text size="xs" c="dimmed">
          {rateOf(measure, rated)}
        </Text>
      )}
      {share !== null && count !== null && (
        <span className={classes.bar} style={{ width: `${share * 100}%` }} data-step={measures.indexOf(measure)} />
      )}
    </li>
  )
}

const rateOf = (measure: Measure, rate: string) =>
  measure === 'pageViews' ? <Trans>{rate} of impressions</Trans> : <Trans>{rate} of page views</Trans>

/** Size of the drawing, in its own units: it is stretched to the width that there is. */
export const FUNNEL = { width: 900, height: 120 } as const

/** From where on a step narrows to the next, of its width. */
const BEND = 0.63

/**
 * One closed path for each step, a third of the width each: as high as its count is of the greatest, narrowing to the
 * next. null: the count is not known, and nothing is drawn.
 */
export function funnelShapes(counts: readonly (number | null)[]): (string | null)[] {
  const most = Math.max(0, ...counts.flatMap((count) => count ?? []))
  const width = FUNNEL.width / counts.length
  const middle = FUNNEL.height / 2
  const halfOf = (count: number) => (most === 0 ? 0 : (count / most) * middle)
  return counts.map((count, index) => {
    if (count === null) return null
    const [left, bend, right] = [index, index + BEND, index + 1].map((place) => round(place * width))
    const control = round((index + (1 + BEND) / 2) * width)
    const half = halfOf(count)
    const next = halfOf(counts[index + 1] ?? count)
    const [top, bottom, nextTop, nextBottom] = [middle - half, middle + half, middle - next, middle + next].map(round)
    return [
      `M${left} ${top}H${bend}C${control} ${top} ${control} ${nextTop} ${right} ${nextTop}`,
      `V${nextBottom}C${control} ${nextBottom} ${control} ${bottom} ${bend} ${bottom}H${left}Z`,
    ].join('')
  })
}

const round = (value: number) => Math.round(value * 100) / 100

/** How the rates and changes are worked out, and where the counts are from. */
function MethodInfo({ store, provenance }: { store: Store; provenance: Provenance | null }) {
  const { t } = useLingui()
  const name = consoleName(store)
  const day = provenance && formatDay(dayOf(provenance.asOf), language())
  const title = t`How is this calculated?`
  return (
    <InfoDisclosure label={title} title={title} width={340}>
      <Stack gap="xs">
        <p>
          {store === 'APP_STORE' ? (
            <Trans>
              Conversion is installs divided by product page views, on days for which the store provides both. People
              can install from the search results without opening the page, so it can be above 100%.
            </Trans>
          ) : (
            <Trans>
              Conversion is installs divided by store listing visitors, on days for which the store provides both.
            </Trans>
          )}
        </p>
        <p>
          <Trans>
            Changes are compared with the same number of days before. They're left out if data for some of those days is
            missing. Rates change by percentage points: from 30% to 31% is 1 point.
          </Trans>
        </p>
        <p>
          <Trans>Nothing is estimated or filled in: days that the store leaves out are missing from the totals.</Trans>
        </p>
        {provenance && (
          <p>
            {provenance.kind === 'sample' ? (
              <Trans>From the sample market.</Trans>
            ) : (
              <Trans>
                From {name}, as of {day}.
              </Trans>
            )}
          </p>
        )}
      </Stack>
    </InfoDisclosure>
  )
}
