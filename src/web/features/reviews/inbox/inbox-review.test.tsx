import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { screen, within } from '#tests/support/render.tsx'
import { translateTexts } from '#contract/reviews/inbox.ts'
import { respond } from '#tests/support/network/index.ts'
import { tokensOf } from '#tests/support/users.ts'
import { signIn } from '#web/session/session.ts'
import { setUpInbox, wecker, identity, draw } from '#tests/support/reviews/inbox-page.tsx'
import { app, replyOf, reviewOf } from './inbox-fixtures.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
vi.mock(import('#web/ui/files/save-file.ts'), { spy: true })

setUpInbox()

describe('the review', () => {
  test('what its store does not tell is a dash with the reason', async () => {
    const of = { ...app, store: 'GOOGLE_PLAY' as const }
    draw([reviewOf({ store: 'GOOGLE_PLAY', country: null, likes: 12, device: 'Pixel 9' })], { of })
    const country = await screen.findByText('Country')
    expect(country.closest('div')).toHaveTextContent('–Not provided by Google Play')
    expect(screen.getByText('12 found this helpful')).toBeVisible()
    expect(screen.getByText('Pixel 9')).toBeVisible()
  })

  test('what its store never tells is left out, and no order goes by it', async () => {
    draw([reviewOf({ version: null, device: null, likes: null })])
    expect(await screen.findByText('Country')).toBeInTheDocument()
    for (const fact of ['Version', 'Device', 'Likes']) expect(screen.queryByText(fact)).toBeNull()
    const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Newest',
      'Oldest',
      'Highest rating',
      'Lowest rating',
    ])
  })

  test('an edited review says what it was, and opens the earlier text and reply', async () => {
    const earlier = {
      rating: 3,
      title: 'Quiet',
      body: 'It was quiet.',
      writtenAt: '2026-11-01T09:00:00.000Z',
      reply: 'Thanks!',
    }
    draw([reviewOf({ earlier: [earlier], changedAfterReply: true, reply: replyOf() })])
    expect(await screen.findByText('Edited, was 3 of 5')).toBeVisible()
    expect(screen.getByText('The author changed this review after your reply.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show the earlier text and your reply' }))
    expect(screen.getByText('It was quiet.')).toBeVisible()
    expect(screen.getByText('Thanks!')).toBeVisible()
  })

  test('a review in another language is translated on demand, and back', async () => {
    respond(translateTexts, { texts: ['Nice and calm, but alarm too quiet', 'The sounds are great.'], from: 'de' })
    draw([wecker])
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }))
    expect(await screen.findByRole('heading', { name: 'Nice and calm, but alarm too quiet' })).toHaveAttribute(
      'lang',
      'en',
    )
    expect(screen.getByText('Translated from German')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Show original' }))
    const original = within(screen.getByRole('region', { name: 'Review' })).getByText('Die Geräusche sind toll.')
    expect(original).toHaveAttribute('lang', 'de')
  })

  test('hostile texts are just text', async () => {
    const text = '<img src=x onerror=alert(1)> \u202Eevil {name}'
    draw([reviewOf({ title: text, body: text, author: '<b>x</b>' })])
    expect(await screen.findByRole('heading', { name: 'Review by <b>x</b>' })).toBeVisible()
    expect(document.querySelector('main img, article img, [onerror]')).toBeNull()
  })

  test('a review of the public store can only be read, and says why', async () => {
    draw([reviewOf({ source: 'market' })], { source: 'market', problem: 'no-connection', connection: null })
    expect(await screen.findByText(/comes from the public store/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Connect your store to reply' })).toHaveAttribute(
      'href',
      '/connection/my-apps',
    )
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull()
  })

  test('who may not answer reads, and sees why', async () => {
    signIn(tokensOf({ ...identity, role: 'member', grants: [] }))
    draw()
    expect(await screen.findByText(/You can view reviews but not reply to them/)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Reply' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

test.each([
  ['Please refnud me', 'en', 'Rules leave this review to a person: “refnud”.'],
  ['Todella hyvä sovellus', 'fi', /sensitive words aren't known in its language/],
])('a review that rules leave to people says why: %s', async (body, language, note) => {
  draw([reviewOf({ title: null, body, language })])
  expect(await screen.findByText(note)).toBeVisible()
})
