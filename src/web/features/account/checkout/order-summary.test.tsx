import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, fakeApi, json, tokensOf } from '#tests/support/fake-api.ts'
import { getQueryClient } from '#web/data/query-client.ts'
import { signIn } from '#web/data/session.ts'
import { OrderSummary } from './order-summary.tsx'

const order = { planId: 'paid', period: 'month', currency: 'usd', quantities: { apps: 5, users: 5 } } as const
const quote = { currency: 'usd', net: 4900, vatRate: 0, vat: 0, total: 4900 }

afterEach(() => getQueryClient().clear())

test.each([{ isTest: false }, { isTest: true }])(
  'LIM-019: before it is paid by card one learns that a dollar may be charged to check it; test: $isTest',
  async ({ isTest }) => {
    signIn(tokensOf(ada))
    fakeApi(() => json(quote))
    drawPage(
      <OrderSummary
        identity={ada}
        order={order}
        isUnknown={false}
        isTest={isTest}
        isChange={false}
        address={undefined}
      />,
    )
    expect(await screen.findByText('To pay now')).toBeVisible()
    expect(screen.queryByText(/1 US dollar, which is given back at once/) === null).toBe(isTest)
  },
)
