import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { details, show } from '../fixtures.tsx'
import { AppFacts } from './app-header.tsx'
import { costOf } from '../listing-facts.ts'

const purchases = [
  { name: 'Moorlight Plus', recurringPeriodLabel: 'Yearly', price: '$29.99' },
  { name: 'Storm pack', recurringPeriodLabel: null, price: '$1.99' },
]

describe('the facts under the title', () => {
  test.each([
    ['zero is free', 0, null, { kind: 'free' }],
    ['a price is said as the store writes it', 3.99, '$3.99', { kind: 'price', text: '$3.99' }],
    ['a price that is not known is left unsaid', null, null, null],
    ['an amount alone has no currency', 3.99, null, null],
  ])('OV-013: %s', (_, exactPrice, displayPrice, cost) => {
    expect(costOf({ exactPrice, displayPrice })).toEqual(cost)
  })

  test('OV-012: what is not known is left out', () => {
    const unknown = { ...details, categories: [], price: { ...details.price, exactPrice: null, displayPrice: null } }
    const { container } = show(<AppFacts store="APP_STORE" developer={null} details={unknown} loading={false} />)
    expect(container).toHaveTextContent(/^$/)
  })

  test.each([
    ['APP_STORE', 'App Store'],
    ['GOOGLE_PLAY', 'Google Play'],
  ] as const)('OV-012: the mark of the store stands before the developer: %s', (store, name) => {
    show(<AppFacts store={store} developer="Low Fen Studio" details={details} loading={false} />)
    const mark = screen.getByRole('img', { name })
    const developer = screen.getByText('Low Fen Studio')
    expect(mark.compareDocumentPosition(developer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  test('OV-014: the purchases with period and price', async () => {
    show(
      <AppFacts
        store="APP_STORE"
        developer="Low Fen Studio"
        details={{ ...details, price: { ...details.price, inAppPurchases: purchases } }}
        loading={false}
      />,
    )
    const button = screen.getByRole('button', { name: 'In-app purchases' })
    await userEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    const panel = within(screen.getByRole('dialog', { name: 'In-app purchases' }))
    const items = await panel.findAllByRole('listitem')
    expect(items.map((item) => item.textContent)).toEqual(['Moorlight PlusYearly$29.99', 'Storm pack$1.99'])
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(button).toHaveFocus())
  })

  test.each([[null], [[]]])('no purchases, no button: %j', (inAppPurchases) => {
    show(
      <AppFacts
        store="APP_STORE"
        developer="A"
        details={{ ...details, price: { ...details.price, inAppPurchases } }}
        loading={false}
      />,
    )
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('the span of prices where single purchases are not told, and what can be had before it is out', () => {
    const price = { ...details.price, inAppPurchases: null, purchaseRange: '₹399.00 – ₹19,900.00 per item' }
    const shown = { ...details, price, isPreorder: true }
    const { unmount } = show(<AppFacts store="GOOGLE_PLAY" developer="A" details={shown} loading={false} />)
    expect(screen.getByText('In-app purchases, ₹399.00 – ₹19,900.00 per item')).toBeVisible()
    expect(screen.getByText('Pre-registration')).toBeVisible()
    unmount()
    show(<AppFacts store="APP_STORE" developer="A" details={{ ...details, isPreorder: true }} loading={false} />)
    expect(screen.getByText('Pre-order')).toBeVisible()
  })
})
