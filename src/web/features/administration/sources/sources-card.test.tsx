import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { chooseStoreSources, getStoreSources, SourceName } from '#contract/market/sources.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { signIn } from '#web/session/session.ts'
import { SourceOffNote } from '#web/apps/sources/source-off-note.tsx'
import { drawPage } from '#tests/support/draw-page.tsx'
import { respond } from '#tests/support/network/index.ts'
import { screen } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { SourcesCard } from './sources-card.tsx'

const staff = { ...ada, internal: true, market: 'live' as const }

beforeEach(() => getQueryClient().clear())

test('staff choose which sources are used; each says what the rules are', async () => {
  signIn(tokensOf(staff))
  respond(getStoreSources, { on: ['documented', 'productPages'], chosenBy: 'nobody' })
  const sent: unknown[] = []
  respond(chooseStoreSources, ({ body }) => {
    sent.push(body)
    return { on: body.on, chosenBy: 'staff' as const }
  })
  drawPage(<SourcesCard />)
  expect(await screen.findByText(/Nobody has chosen yet/)).toBeVisible()
  expect(screen.getAllByRole('switch')).toHaveLength(SourceName.options.length)
  expect(screen.getAllByText(/robots\.txt/).length).toBeGreaterThan(3)
  await userEvent.click(screen.getByRole('switch', { name: 'App Store product pages' }))
  await userEvent.click(screen.getByRole('switch', { name: 'App Store feeds of reviews and charts' }))
  await userEvent.click(screen.getByRole('button', { name: 'Use these sources' }))
  await expect.poll(() => sent).toEqual([{ on: ['documented', 'feeds'] }])
})

test('what the environment sets can be read and not changed', async () => {
  signIn(tokensOf(staff))
  respond(getStoreSources, { on: ['documented'], chosenBy: 'environment' })
  drawPage(<SourcesCard />)
  expect(await screen.findByText(/STOREGLASS_SOURCES/)).toBeVisible()
  for (const one of screen.getAllByRole('switch')) expect(one).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Use these sources' })).toBeNull()
})

test('a page names what it lacks: everybody reads why, staff find the way to the switches', async () => {
  respond(getStoreSources, { on: ['documented'], chosenBy: 'staff' })
  signIn(tokensOf({ ...ada, market: 'live' }))
  const { unmount } = drawPage(<SourceOffNote sources={['documented', 'hints']} />)
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Switched off on this server: App Store search suggestions.',
  )
  expect(screen.queryByRole('link')).toBeNull()
  unmount()
  signIn(tokensOf(staff))
  drawPage(<SourceOffNote sources={['hints']} />)
  expect(await screen.findByRole('link', { name: 'Choose sources' })).toBeVisible()
})
