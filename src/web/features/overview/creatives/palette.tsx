import { Trans, useLingui } from '@lingui/react/macro'
import type { Benchmarks } from '#contract/overview/sections.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { colourName } from './colour-name.ts'
import classes from './palette.module.css'

type Colours = NonNullable<Benchmarks['categoryMetrics']['palette']>

/** OV-035: the colours that a category's icons use most, as wide as their share, each with its value. */
export function Palette({ colours }: { colours: Colours }) {
  const { t } = useLingui()
  return (
    <>
      <div className={classes.bar} aria-hidden>
        {colours.map(({ color, share }) => (
          <span key={color} style={{ background: color, flexGrow: 100 * share }} />
        ))}
      </div>
      <ul className={classes.values} aria-label={t`Colours and their share`}>
        {colours.map(({ color, share }) => (
          <li key={color}>
            <span className={classes.dot} style={{ background: color }} aria-hidden />
            {color}
            <span className="sg-visually-hidden">
              <ColourName hex={color} />, {formatPercent(share, language(), 0)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function ColourName({ hex }: { hex: string }) {
  const { i18n } = useLingui()
  const { name, tone } = colourName(hex)
  const colour = i18n._(name)
  if (tone === 'light') return <Trans>light {colour}</Trans>
  return tone === 'dark' ? <Trans>dark {colour}</Trans> : colour
}
