import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import type { OwnPerformance } from '#contract/connections/own-performance.ts'
import { formatMoney } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { Card } from '#web/ui/display/card.tsx'
import page from '../app-performance.module.css'
import { dayAndMonth } from '../figures/names.ts'
import classes from './tables.module.css'

interface Props {
  proceeds: OwnPerformance['proceeds']
  lastDay: string
}

/** What the developer is paid, one line a currency: they are never added up. */
export function ProceedsCard({ proceeds, lastDay }: Props) {
  const { t } = useLingui()
  const day = dayAndMonth(lastDay)
  const currencyName = new Intl.DisplayNames(language(), { type: 'currency' })
  return (
    <Card
      title={<Trans>Proceeds</Trans>}
      aside={
        <span className={classes.hint}>
          <Trans>30 days up to {day}, all countries</Trans>
        </span>
      }
    >
      {proceeds.length === 0 ? (
        <p className={page.said}>
          <Trans>The store has told no proceeds so far.</Trans>
        </p>
      ) : (
        <dl className={classes.amounts} aria-label={t`Proceeds by currency`}>
          {proceeds.map(({ currency, amount }) => (
            <Fragment key={currency}>
              <dt>{currencyName.of(currency) ?? currency}</dt>
              <dd>{formatMoney(amount, currency, language())}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Card>
  )
}
