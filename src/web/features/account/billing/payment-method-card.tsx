import { Trans, useLingui } from '@lingui/react/macro'
import { Badge, Stack } from '@mantine/core'
import type { Identity } from '#contract/auth/auth.ts'
import { changePaymentMethod, type BillingData } from '#contract/billing/billing.ts'
import { call } from '#web/api/call.ts'
import { useRead } from '#web/data/queries/read.ts'
import { subscriptionRead } from '#web/data/queries/reads.ts'
import { useConnectivity } from '#web/offline/hooks.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { failureText } from '#web/ui/feedback/failure-text.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { CardCheck } from '../card-check.tsx'
import { Notice } from '../notice.tsx'
import { ofOrganisation, plansRead } from '../reads.ts'

interface Props {
  identity: Identity
  billing: BillingData
  onChanged: () => void
}

/** How the plan is paid. It is changed on the provider's own page; no card number ever comes here. */
export function PaymentMethodCard({ identity, billing, onChanged }: Props) {
  const { i18n } = useLingui()
  const isOffline = useConnectivity() === 'offline'
  const payments = useRead(plansRead()).data?.payments
  const isCustomer = useRead(subscriptionRead(identity)).data?.customerId != null
  const { isBusy, failure, submit } = useSubmit(async () => {
    const { redirectUrl } = await call(changePaymentMethod, ofOrganisation(identity))
    if (redirectUrl === null) onChanged()
    else location.assign(redirectUrl)
  })
  return (
    <Card title={<Trans>Payment method</Trans>} padded>
      <Stack gap={14} align="flex-start">
        <Method billing={billing} />
        {payments === 'test' && (
          <p>
            <Trans>Test mode: no real card, and nothing is charged.</Trans>
          </p>
        )}
        {payments === 'stripe' && !isCustomer && (
          <p>
            <Trans>You choose one when you order the Paid plan.</Trans>
          </p>
        )}
        {payments === 'stripe' && (
          <p>
            <CardCheck />
          </p>
        )}
        {failure !== null && (
          <Notice kind="error">
            <Trans>An error occurred while changing the payment method.</Trans> {i18n._(failureText(failure))}
          </Notice>
        )}
        {(payments === 'test' || isCustomer) && (
          <Button busy={isBusy} disabled={isOffline} onClick={() => void submit()}>
            {payments === 'test' ? <Trans>Use the test card</Trans> : <Trans>Change the payment method</Trans>}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

function Method({ billing: { paymentMethod, cardStatus } }: { billing: BillingData }) {
  if (!paymentMethod) {
    return (
      <p>
        <Trans>No payment method yet.</Trans>
      </p>
    )
  }
  const { brand, last4, expiresMonth, expiresYear } = paymentMethod
  const expires = `${String(expiresMonth).padStart(2, '0')}/${expiresYear}`
  return (
    <p>
      <Trans>
        {brand} ending in {last4}, expires {expires}
      </Trans>{' '}
      {cardStatus === 'expired' && (
        <Badge variant="outline">
          <Trans>Expired</Trans>
        </Badge>
      )}
      {cardStatus === 'expiring' && (
        <Badge color="iris">
          <Trans>Expires this month</Trans>
        </Badge>
      )}
    </p>
  )
}
