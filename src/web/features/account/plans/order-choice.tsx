import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Group, SegmentedControl, Stack } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { PLAN_QUOTAS } from '#contract/protocol/limits.ts'
import { Currency, QUANTITY_MAX } from '#contract/billing/order.ts'
import type { Order } from '#contract/billing/plans.ts'
import { Card } from '#web/ui/display/card.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import type { OrderSearch } from './order-search.ts'
import classes from './plans.module.css'

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
        <SegmentedControl
          aria-label={t`Billing period`}
          data={[
            { value: 'month', label: <Trans>Monthly</Trans> },
            { value: 'year', label: <Trans>Yearly, two months free</Trans> },
          ]}
          value={order.period}
          onChange={(period) => onChoose({ period })}
          size="sm"
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

interface QuantityProps {
  label: ReactNode
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A number that is stepped up and down. */
function Quantity({ label, value, min, max, onChange }: QuantityProps) {
  const { t } = useLingui()
  const id = useId()
  const change = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  return (
    <Stack gap={6} fw={540} role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <Group gap={4} wrap="nowrap" w="fit-content" bd="1px solid var(--sg-line-strong)" bdrs="md">
        <IconButton label={t`Fewer`} disabled={value <= min} onClick={() => change(value - 1)}>
          <IconMinus size={17} stroke={1.7} />
        </IconButton>
        <Box component="output" miw={36} ta="center">
          {value}
        </Box>
        <IconButton label={t`More`} disabled={value >= max} onClick={() => change(value + 1)}>
          <IconPlus size={17} stroke={1.7} />
        </IconButton>
      </Group>
    </Stack>
  )
}
