import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { getSubscription } from '#contract/account.ts'
import { getLinks, type Links } from '#contract/links.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { CHAT_EVENT, chatReady, type ChatEvent } from '#web/data/third-parties/chat.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { subscription } from '#web/features/account/fixtures.ts'
import { LearningCenter } from './learning-center.tsx'

const all: Partial<Links> = {
  helpCenter: 'https://example.com/help',
  support: 'mailto:help@example.com',
  agency: 'https://example.com/agency',
  academy: 'https://example.com/academy',
  guide: 'https://example.com/guide',
  releaseNotes: 'https://example.com/releases',
}

async function openMenu(links: Partial<Links>, planId: 'free' | 'paid') {
  signIn(tokensOf(ada))
  respond(getLinks, { ...noLinks, ...links })
  respond(getSubscription, { ...subscription, planId })
  drawPage(<LearningCenter identity={ada} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Learning center' }))
  await screen.findByRole('menu')
}

afterEach(() => {
  chatReady.set(false)
  getQueryClient().clear()
})

describe('the learning centre', () => {
  test('BAR-018: six entries, each to where the operator says', async () => {
    await openMenu(all, 'free')
    await screen.findByRole('menuitem', { name: 'Help center' })
    expect(screen.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Help center', all.helpCenter],
      ['Contact us', all.support],
      ['ASO agency consulting', all.agency],
      ['ASO academy', all.academy],
      ['ASO guide', all.guide],
      ['Release notes', all.releaseNotes],
    ])
  })

  test('BAR-018: the menu takes the focus, and its first entry does as soon as it has come', async () => {
    signIn(tokensOf(ada))
    const late = Promise.withResolvers<Links>()
    respond(getLinks, () => late.promise)
    respond(getSubscription, subscription)
    drawPage(<LearningCenter identity={ada} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Learning center' }))
    expect(await screen.findByRole('menu')).toHaveFocus()
    late.resolve({ ...noLinks, ...all })
    expect(await screen.findByRole('menuitem', { name: 'Help center' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Learning center' })).toHaveFocus()
  })

  test('OP-38: what has no address is not there', async () => {
    await openMenu({ guide: 'https://example.com/guide' }, 'free')
    await screen.findByRole('menuitem', { name: 'ASO guide' })
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
  })

  test('BAR-019: for who pays nothing, contact us is a link, also where there is a messenger', async () => {
    chatReady.set(true)
    await openMenu(all, 'free')
    expect(await screen.findByRole('menuitem', { name: 'Contact us' })).toHaveAttribute('href', all.support)
  })

  test('BAR-020: for who pays it opens the messenger', async () => {
    chatReady.set(true)
    const heard: ChatEvent[] = []
    const hear = (event: Event) => heard.push((event as CustomEvent<ChatEvent>).detail)
    document.addEventListener(CHAT_EVENT, hear)
    await openMenu({ ...all, support: null }, 'paid')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Contact us' }))
    document.removeEventListener(CHAT_EVENT, hear)
    expect(heard).toEqual([{ do: 'open' }])
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('OP-39: where the messenger has not started, it is the link', async () => {
    await openMenu(all, 'paid')
    expect(await screen.findByRole('menuitem', { name: 'Contact us' })).toHaveAttribute('href', all.support)
  })
})
