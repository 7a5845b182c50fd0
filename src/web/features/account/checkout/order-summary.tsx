import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Box, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Identity } from '#contract/auth/auth.ts'
import { checkout, type Order, type PriceQuote } from '#contract/billing/plans.ts'
import { call } from '#web/api/call.ts'
import { missingState } from '#web/data/queries/read-state.ts'
import { useRead } from '#web/data/queries/read.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { language } from '#web/i18n/language.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { SectionState } from '#web/ui/feedback/section-state.tsx'
import { useDebouncedValue } from '@mantine/hooks'
import { ApiError } from '#web/api/api-error.ts'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { AddressFailure } from '../billing/address-failure.tsx'
import type { AddressDraft } from '../billing/use-address-draft.ts'
import { CardCheck } from '../card-check.tsx'
import { money } from '../money.ts'
import { planChanged } from '../plan-changed.ts'
import { ofOrganisation, quoteRead } from '../reads.ts'
import { Notice } from '../notice.tsx'
import classes from './order-summary.module.css'

interface Props {
  identity: Identity
  order: Order
  /** The plan that is running is not known yet, and with it what is ordered unless something else is chosen. */
  isUnknown: boolean
  isTest: boolean
  /** A paid plan is running already. */
  isChange: boolean
  /** The billing address, saved or not: ordering saves it. */
  draft: AddressDraft
}

/** Longest wait for the rest of a VAT number that is typed, ms. */
const VAT_NUMBER_REST_MS = 500

/** What is ordered and what it costs now; the button that orders it. */
export function OrderSummary({ identity, order, isUnknown, isTest, isChange, draft }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const isOffline = useConnectivity() === 'offline'
  const country = draft.values?.country ?? null
  const [vatNumber] = useDebouncedValue(draft.values?.vatNumber.trim() ?? '', VAT_NUMBER_REST_MS)
  const quote = useRead(quoteRead(identity, order, { country, vatNumber }))
  const [isSavingAddress, setSavingAddress] = useState(false)
  const { isBusy, failure, submit } = useSubmit(async () => {
    if (!draft.check()) return
    setSavingAddress(true)
    await draft.save()
    setSavingAddress(false)
    const { redirectUrl } = await call(checkout, { ...ofOrganisation(identity), body: order })
    if (redirectUrl !== null) return location.assign(redirectUrl)
    await planChanged(identity)
    notify({ kind: 'success', title: isChange ? t`Plan changed` : t`You're on the Paid plan` })
    await navigate({ to: '/settings/plan' })
  })
  const { apps, users } = order.quantities
  return (
    <Card title={<Trans>Your order</Trans>} padded>
      <Stack>
        <Stack component="ul" gap={4}>
          <li>{order.period === 'month' ? <Trans>Paid plan, monthly</Trans> : <Trans>Paid plan, yearly</Trans>}</li>
          <li>
            <Plural value={apps} one="# app" other="# apps" />
          </li>
          <li>
            <Plural value={users} one="# person" other="# people" />
          </li>
        </Stack>
        {quote.data ? (
          <Sums quote={quote.data} isVatKnown={country !== null} />
        ) : (
          <SectionState
            state={missingState(quote)}
            failed={<Trans>Couldn't load the price</Trans>}
            unsaved={<Trans>The price loads when you're back online.</Trans>}
            onRetry={quote.refresh}
            minHeight={80}
          />
        )}
        {isChange && (
          <Text c="dimmed">
            <Trans>A new billing period starts today. We credit the unused part of the current one.</Trans>
          </Text>
        )}
        {failure !== null &&
          (isSavingAddress ? <AddressFailure failure={failure} /> : <OrderFailure failure={failure} />)}
        <Button
          variant="filled"
          size="lg"
          fullWidth
          busy={isBusy}
          disabled={isOffline || isUnknown || !draft.values || !quote.data}
          onClick={() => void submit()}
        >
          {isTest ? <Trans>Place test order</Trans> : <Trans>Order and pay</Trans>}
        </Button>
        <Text c="dimmed">
          <Trans>Renews automatically. If you cancel, you keep access until the end of the paid period.</Trans>
        </Text>
        {!isTest && (
          <Text c="dimmed">
            <CardCheck />
          </Text>
        )}
      </Stack>
    </Card>
  )
}

interface SumsProps {
  quote: PriceQuote
  /** The billing address has a country. */
  isVatKnown: boolean
}

function Sums({ quote: { net, vat, vatRate, total, currency }, isVatKnown }: SumsProps) {
  const rate = formatNumber(vatRate, language(), Number.isInteger(vatRate) ? 0 : 1)
  return (
    <dl className={classes.sums}>
      <dt>
        <Trans>Net</Trans>
      </dt>
      <dd>{money(net, currency)}</dd>
      {isVatKnown ? (
        <>
          <dt>
            <Trans>VAT {rate} %</Trans>
          </dt>
          <dd>{money(vat, currency)}</dd>
          <Box component="dt" fw={630}>
            <Trans>Due today</Trans>
          </Box>
          <Box component="dd" fw={630}>
            {money(total, currency)}
          </Box>
        </>
      ) : (
        <div className={classes.vat}>
          <dt>
            <Trans>VAT</Trans>
          </dt>
          <dd>
            <Trans>Choose your country to see it.</Trans>
          </dd>
        </div>
      )}
    </dl>
  )
}

/** ERR-028: why an order was refused; nothing has changed then. */
function OrderFailure({ failure }: { failure: unknown }) {
  const { i18n } = useLingui()
  return (
    <Notice kind="error">
      <Reason failure={failure} fallback={i18n._(failureText(failure))} />
    </Notice>
  )
}

function Reason({ failure, fallback }: { failure: unknown; fallback: string }) {
  const { code, details } = failure instanceof ApiError ? failure : { code: null, details: {} }
  if (code === 'PAYMENT_FAILED')
    return <Trans>An error occurred while charging the payment method. Nothing was charged and nothing changed.</Trans>
  if (code === 'PLAN_STATE')
    return <Trans>You can't order this now: it's your current plan, or your plan has changed in the meantime.</Trans>
  if (code !== 'QUOTA_EXCEEDED') return fallback
  const used = String(details['used'] ?? '')
  return details['slotType'] === 'APP' ? (
    <Trans>You use {used} apps. Order at least that many.</Trans>
  ) : (
    <Trans>Your organisation has {used} people. Order at least that many.</Trans>
  )
}
