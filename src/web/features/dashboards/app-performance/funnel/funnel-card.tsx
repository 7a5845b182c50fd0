import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnSource } from '#contract/connections/own-performance.ts'
import type { Provenance } from '#contract/protocol/provenance.ts'
import type { Store } from '#contract/store.ts'
import { countryName, formatDate } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import { usePhone } from '#web/ui/hooks/use-phone.ts'
import { sourceName } from '../figures/names.ts'
import { spanOf, type PeriodDays } from '../figures/periods.ts'
import { changeOf, measures, type Compared, type Measure } from '../figures/sums.ts'
import { MethodInfo } from '../method-info.tsx'
import { FUNNEL, funnelShapes } from './funnel-shapes.ts'
import { FunnelStep } from './funnel-step.tsx'
import classes from './funnel.module.css'

interface Props {
  store: Store
  compared: Compared
  provenance: Provenance | null
  /** The first day of which anything is known. */
  since: string
  lastDay: string
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
  const day = formatDate(since, language())
  const where = country === null ? t`worldwide` : countryName(country, language())
  return (
    <Card
      title={<Trans>From impression to install</Trans>}
      pill={
        <span className={classes.where}>
          {source === null ? where : `${sourceName(source, store)}, ${where}`}
          {since > spanOf(lastDay, period).from && (
            <>
              {' · '}
              <Trans>since {day}</Trans>
            </>
          )}
        </span>
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
