import { Trans, useLingui } from '@lingui/react/macro'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { Currency, QUANTITY_MAX } from '#contract/billing/order.ts'
import { type Order } from '#contract/billing/plans.ts'
import { Card } from '#web/ui/display/card.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import type { OrderSearch } from './order-search.ts'
import classes from './plans.module.css'
import { Quantity } from './quantity.tsx'

interface Props {
  order: Order
  /** The currency of a running term stays. */
  isCurrencyFixed: boolean
  onChoose: (change: OrderSearch) => void
}

/** SUB-011: period, currency, number of apps and of people. */
export function OrderChoice({ order, isCurrencyFixed, onChoose }: Props) {
  const { t } = useLingui()
  const { apps, users } = order.quantities
  return (
    <Card title={<Trans>Build your plan</Trans>} padded>
      <div className={classes.choices}>
        <Segmented
          label={t`Billing period`}
          options={[
            { value: 'month', label: <Trans>Monthly</Trans> },
            { value: 'year', label: <Trans>Yearly, two months free</Trans> },
          ]}
          value={order.period}
          onChange={(period) => onChoose({ period })}
          size="medium"
        />
        <Quantity
          label={<Trans>Apps</Trans>}
          value={apps}
          min={PLAN_QUOTAS.paid.apps}
          max={QUANTITY_MAX}
          onChange={(value) => onChoose({ apps: value })}
        />
        <Quantity
          label={<Trans>People</Trans>}
          value={users}
          min={PLAN_QUOTAS.paid.users}
          max={QUANTITY_MAX}
          onChange={(value) => onChoose({ users: value })}
        />
        <SelectField
          label={<Trans>Currency</Trans>}
          value={order.currency}
          options={Currency.options.map((code) => ({ value: code, label: code.toUpperCase() }))}
          onChange={(currency) => onChoose({ currency })}
          disabled={isCurrencyFixed}
          hint={isCurrencyFixed && <Trans>You can change it when the current billing period ends.</Trans>}
        />
      </div>
    </Card>
  )
}
