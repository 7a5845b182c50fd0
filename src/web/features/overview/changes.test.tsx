import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getListingChanges, type ListingChange, type ListingPart } from '#contract/overview/history.ts'
import { getProfile } from '#contract/profile.ts'
import { dayOf } from '#contract/protocol/days.ts'
import { ownDevice } from '#tests/support/device-owner.ts'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { screen, waitFor, within } from '#tests/support/render.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import type { VisitRow } from '#web/offline/storage/tables.ts'
import { userDatabase } from '#web/offline/storage/user-databases.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { ChangeMark, ChangesLine, WithChanges } from './changes.tsx'
import { app, measured, show } from './fixtures.tsx'

const DAY = 86_400_000
const id = 'APP_STORE 1500000001 en-US'
const ago = (days: number) => Date.now() - days * DAY
const dayAgo = (days: number) => dayOf(ago(days))
const change = (part: ListingPart, days: number, before: string | null, after: string | null): ListingChange => ({
  part,
  day: dayAgo(days),
  before,
  after,
})
const changes = [
  change('title', 1, 'Moorlight', 'Moorlight: Sleep'),
  change('screenshots', 2, '/media/a\n/media/b', '/media/a\n/media/c'),
  change('version', 2, '4.11.0', '4.12.0'),
  change('version', 3, '4.10.0', '4.11.0'),
  change('description', 9, 'Sleep.', 'Sleep well.'),
]

const visits = async () => (await userDatabase('data', ada.userId)).visits
const visited = async (row: Omit<VisitRow, 'id'>) => (await visits()).put({ id, ...row })

const parts = ['title', 'screenshots', 'version', 'description'] as const

async function open() {
  show(
    <WithChanges app={app} locale="en-US" ready>
      <ChangesLine />
      {parts.map((part) => (
        <div key={part} role="group" aria-label={part}>
          <ChangeMark part={part} />
        </div>
      ))}
    </WithChanges>,
  )
  await waitFor(() => expect(asked(getListingChanges)).toHaveLength(1))
}

const buttonOf = (part: (typeof parts)[number]) =>
  within(screen.getByRole('group', { name: part })).queryByRole('button')

// What comes late is there: bringing it is not what is tested.
beforeAll(() => import('./find-changes.tsx'), 60_000)
beforeEach(async () => {
  vi.stubGlobal('requestIdleCallback', (task: () => void) => setTimeout(task))
  signIn(tokensOf(ada))
  ownDevice(ada.userId)
  refuse(getProfile, 'FORBIDDEN')
  respond(getListingChanges, { changes, provenance: measured })
  await (await visits()).clear()
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
  connectivity.set('online')
  vi.unstubAllGlobals()
})

describe('what changed since the last visit', () => {
  test('is said in a line, and marked at each part with its day', async () => {
    await visited({ seenAt: ago(4), told: { at: ago(4), changes: [] }, toldBefore: null })
    await open()
    expect(
      await screen.findByRole('button', {
        name: /^Changed since your last visit on \d\d\. \w+ \d{4}: Title, Screenshots, Version$/,
      }),
    ).toHaveTextContent(/^Title, Screenshots, Version$/)
    expect(screen.getByText(/^Changed since your last visit on \d\d\. \w+ \d{4}:$/)).toBeVisible()
    expect(buttonOf('title')).toHaveTextContent(/^Changed \d\d\. \w+$/)
    expect(buttonOf('title')).toHaveAccessibleName(/^Changed \d\d\. \w+: Title$/)
    expect(buttonOf('screenshots')).toBeVisible()
    expect(buttonOf('description')).toBeNull()
  })

  test('a mark opens what the part was and became: words, values each time, pictures', async () => {
    await visited({ seenAt: ago(4), told: { at: ago(4), changes: [] }, toldBefore: null })
    await open()
    const opened = async (part: (typeof parts)[number]) => {
      await waitFor(() => expect(buttonOf(part)).toBeVisible())
      await userEvent.click(buttonOf(part) ?? document.body)
      await waitFor(() => expect(buttonOf(part)).toHaveAttribute('aria-expanded', 'true'))
      return screen.findByRole('dialog')
    }
    const title = await opened('title')
    await waitFor(() => expect(title.querySelector('ins')).toHaveTextContent('Added: : Sleep'))
    const version = await opened('version')
    await waitFor(() =>
      expect(version).toHaveTextContent(/4\.11\.0 → changed to 4\.12\.0.*4\.10\.0 → changed to 4\.11\.0/),
    )
    const screenshots = await opened('screenshots')
    await waitFor(() => expect(screenshots.querySelectorAll('img')).toHaveLength(4))
  })

  test('the line opens all of it', async () => {
    await visited({ seenAt: ago(4), told: { at: ago(4), changes: [] }, toldBefore: null })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: /^Changed since/ }))
    const panel = screen.getByRole('dialog', { name: /^Changed since your last visit/, hidden: true })
    const names = within(panel).getAllByRole('heading', { level: 3, hidden: true })
    expect(names.map((name) => name.textContent)).toEqual(['Title', 'Screenshots', 'Version'])
    await waitFor(() => expect(panel.querySelector('ins')).toHaveTextContent('Added: : Sleep'))
  })

  test('on the first visit nothing is marked, and what was told is remembered', async () => {
    await open()
    await waitFor(async () => expect((await (await visits()).get(id))?.told).not.toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('nothing new: nothing is shown', async () => {
    // At whatever hour: a change of the day of that visit might have come after it, had it not been told.
    const told = { at: ago(0.5), changes: changes.map(({ part, day }) => `${part} ${day}`) }
    await visited({ seenAt: ago(0.5), told, toldBefore: null })
    await open()
    await waitFor(async () => expect((await (await visits()).get(id))?.toldBefore).not.toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('marks stay while the visit lasts', async () => {
    const now = { at: Date.now() - 60_000, changes: changes.map(({ part, day }) => `${part} ${day}`) }
    await visited({ seenAt: Date.now() - 60_000, told: now, toldBefore: { at: ago(4), changes: [] } })
    await open()
    await waitFor(() => expect(buttonOf('title')).toBeVisible())
  })

  test('a market without a past marks nothing', async () => {
    await visited({ seenAt: ago(4), told: { at: ago(4), changes: [] }, toldBefore: null })
    respond(getListingChanges, { changes: null, provenance: null })
    await open()
    await waitFor(async () => expect((await (await visits()).get(id))?.toldBefore).not.toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
  })
})
