import { screen, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import type { Connection } from '#contract/connections/connection.ts'
import { getConnections } from '#contract/connections/connections.ts'
import { getProjects, type Project } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import * as commands from '#web/commands/append.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { ConnectionsPage } from './connections-page.tsx'
import { assigned, connectionOf, listOf, moorlight, studioId, trailmoss } from './fixtures.ts'
import type { Search, Tab } from './address.ts'

vi.mock(import('#web/commands/append.ts'), { spy: true })
beforeEach(() => signIn(tokensOf(ada)))
afterEach(() => {
  getQueryClient().clear()
  connectivity.set('online')
  session.set({ identity: null, state: 'out' })
})

interface Given {
  tab?: Tab
  search?: Search
  connections?: Connection[]
  projects?: Project[]
  slots?: number
  adsLocked?: boolean
}

function draw({ tab = 'my-apps', search = {}, ...given }: Given = {}) {
  const { connections = [connectionOf()], projects = [moorlight, trailmoss], slots = 5, adsLocked = false } = given
  respond(getConnections, listOf(...connections))
  respond(getProjects, projects)
  respond(getQuotas, [{ slotType: 'APP', used: projects.length, limit: slots }])
  const onSearch = vi.fn<(...given: unknown[]) => void>()
  drawPage(
    <ConnectionsPage
      identity={ada}
      tab={tab}
      search={search}
      onSearch={onSearch}
      adsLocked={adsLocked}
      AddApp={({ onClose }) => <button type="button" aria-label="Found" onClick={onClose} />}
    />,
  )
  return { onSearch }
}
const table = () => screen.findByRole('table', { name: 'My apps' })
const rowOf = async (title: string) =>
  within(await table())
    .getByRole('rowheader', { name: new RegExp(title) })
    .closest('tr')!

describe('my apps', () => {
  test('CONN-013: says of every app how it is connected, and offers what is missing', async () => {
    const { onSearch } = draw()
    const heads = within(await table()).getAllByRole('columnheader')
    expect(heads.map((one) => one.textContent)).toEqual([
      'App',
      'Review management',
      'Performance',
      'Ad platforms',
      'Actions',
    ])
    const row = within(await rowOf('Moorlight'))
    expect(await row.findAllByText('Connected')).toHaveLength(2)
    await userEvent.click(row.getByRole('button', { name: /^Connect Moorlight/ }))
    expect(onSearch).toHaveBeenLastCalledWith({ new: 'apple-ads' }, false)
    await userEvent.click(screen.getByRole('button', { name: 'Add connection to Trailmoss, Google Play' }))
    expect(onSearch).toHaveBeenLastCalledWith({ new: 'type' }, false)
    await userEvent.click(row.getAllByRole('button', { name: /^Connected, Low Fen Studio/ })[0]!)
    expect(onSearch).toHaveBeenLastCalledWith({ connection: studioId }, false)
  })

  test('CONN-014: an app can be added as long as the plan has room', async () => {
    draw({ projects: [moorlight], slots: 1 })
    expect(await screen.findByText('You have reached your app limit!')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add app' })).toBeDisabled()
  })

  test('CONN-007, OP-107: pages of 50; where an app was added, the first page comes', async () => {
    const projects = Array.from({ length: 51 }, (_, index) => ({
      ...moorlight,
      trackId: String(index),
      projectId: `55555555-5555-4555-8555-5555555550${String(index).padStart(2, '0')}`,
      title: `App ${index}`,
    }))
    const { onSearch } = draw({ projects, slots: 99, search: { page: '2' } })
    expect(within(await table()).getAllByRole('rowheader')).toHaveLength(1)
    expect(screen.getByText('Page 2 of 2')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add app' }))
    await userEvent.click(screen.getByRole('button', { name: 'Found' }))
    expect(onSearch).toHaveBeenLastCalledWith({}, true)
  })

  test('CONN-018: a broken connection asks to be revoked and connected anew', async () => {
    const { onSearch } = draw({ connections: [connectionOf({ status: 'broken', reason: 'credentials' })] })
    expect(
      await screen.findByRole('heading', { name: 'App Store Connect no longer accepts the key of “Low Fen Studio”' }),
    ).toBeVisible()
    expect(
      screen.getByText(/Reviews of Moorlight on App Store haven't been updated since 27. February 2026/),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Revoke and reconnect' }))
    expect(onSearch).toHaveBeenLastCalledWith({ connection: studioId, act: 'reconnect' }, false)
  })

  test('OP-69: an app is removed only after its name was typed', async () => {
    const append = vi.mocked(commands.append).mockResolvedValue()
    draw()
    await userEvent.click(
      within(await rowOf('Moorlight')).getByRole('button', { name: 'More for Moorlight, App Store' }),
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove app' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove app' }))
    expect(dialog.getByText("This isn't the app's name.")).toBeVisible()
    expect(append).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByRole('textbox'), ' moorlight ')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove app' }))
    expect(append).toHaveBeenCalledWith('removeApp', expect.objectContaining({ projectId: moorlight.projectId }))
    append.mockReset()
  })

  test('without any connection the first store is asked for; without any app an app', async () => {
    draw({ connections: [] })
    expect(await screen.findByRole('heading', { name: 'Connect your first store' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'New connection' })).toHaveLength(1)
  })

  test('without any app, one is asked for', async () => {
    draw({ connections: [], projects: [] })
    expect(await screen.findByRole('heading', { name: 'No apps yet' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Add app' })).toBeEnabled()
  })

  test('what the plan does not hold of ads leads to the plans', async () => {
    draw({ adsLocked: true })
    expect(within(await rowOf('Moorlight')).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/plans')
  })

  test('TEAM: who may not change connections reads them', async () => {
    signIn(tokensOf({ ...ada, role: 'member' }))
    draw()
    expect(await within(await rowOf('Moorlight')).findAllByText('Connected')).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'New connection' })).toBeNull()
    expect(within(await rowOf('Trailmoss')).getAllByText('N/A')).toHaveLength(3)
  })
})

describe('what could not be loaded', () => {
  test('ERR-035: the connections; the apps stay', async () => {
    draw()
    refuse(getConnections, 'FORBIDDEN')
    expect(await screen.findByText("Couldn't load the connections")).toBeVisible()
    expect(await rowOf('Moorlight')).toBeVisible()
  })

  test('ERR-036: the apps', async () => {
    draw()
    refuse(getProjects, 'FORBIDDEN')
    expect(await screen.findByText("Couldn't load your apps")).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })
})

describe('stores and ad platforms', () => {
  const store = connectionOf({ status: 'rate-limited', reason: 'rate-limited' })
  const ads = connectionOf({
    id: '88888888-8888-4888-8888-888888888883',
    provider: 'apple-ads',
    name: 'Search campaigns',
    adState: 'PENDING',
    assignedApps: [assigned(moorlight)],
  })

  test('CONN-001, CONN-002: each list has its own, with how it stands and why', async () => {
    draw({ tab: 'stores', connections: [store, ads] })
    const list = within(await screen.findByRole('list', { name: 'Stores' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByText('Rate limited')).toBeVisible()
    expect(list.getByText(/App Store Connect allows no more calls of “Low Fen Studio” right now/)).toBeVisible()
    const links = within(screen.getByRole('navigation', { name: 'Connections' })).getAllByRole('link')
    expect(links.map((one) => one.textContent)).toEqual(['My apps 2', 'Stores 1', 'Ad platforms 1'])
  })

  test('CONN-004, CONN-015: an ad connection can be renamed and revoked', async () => {
    const { onSearch } = draw({ tab: 'ad-platforms', connections: [store, ads] })
    expect(await screen.findByText('Pending')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'More for Search campaigns' }))
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toBeEnabled()
    await userEvent.click(screen.getByRole('menuitem', { name: 'Revoke' }))
    expect(onSearch).toHaveBeenLastCalledWith({ connection: ads.id, act: 'revoke' }, false)
  })
})
