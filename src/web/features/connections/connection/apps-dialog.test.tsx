import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getQuotas } from '#contract/billing/plans.ts'
import { getVisibleApps, type VisibleApp } from '#contract/connections/connections.ts'
import { getLinks } from '#contract/links.ts'
import { addApps, getProjects } from '#contract/projects.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import * as commands from '#web/commands/append.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import type { Access } from '../access.ts'
import { connectionOf, moorlight } from '../fixtures.ts'
import AppsDialog from './apps-dialog.tsx'

vi.mock(import('#web/commands/append.ts'), { spy: true })
beforeEach(() => {
  signIn(tokensOf(ada))
  vi.mocked(commands.append).mockResolvedValue()
})
afterEach(() => {
  vi.mocked(commands.append).mockReset()
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

const all: Access = { mayManage: true, mayChangeApps: true, isOffline: false, adsLocked: false, isLoading: false }
const seen = (trackId: string, title: string, given: Partial<VisibleApp> = {}): VisibleApp => ({
  trackId,
  store: 'APP_STORE',
  title,
  iconUrl: null,
  isOwn: false,
  isAssigned: false,
  assignedTo: null,
  ...given,
})

interface Given {
  apps?: VisibleApp[]
  slots?: number
  access?: Partial<Access>
  assigned?: boolean
  /** Why the store could not be asked. */
  refused?: 'STORE_CHECK_FAILED' | 'CREDENTIALS_REFUSED'
}

async function open({ apps = [seen('1001', 'Moorlight'), seen('7', 'Papertrout')], slots = 2, ...given }: Given = {}) {
  if (given.refused) refuse(getVisibleApps, given.refused)
  else respond(getVisibleApps, { content: apps })
  respond(getQuotas, [{ slotType: 'APP', used: 1, limit: slots }])
  respond(getProjects, [moorlight])
  const onClose = vi.fn<(...given: unknown[]) => void>()
  drawPage(
    <AppsDialog
      connection={connectionOf(given.assigned ? {} : { assignedApps: [] })}
      isNew
      identity={ada}
      projects={[moorlight]}
      access={{ ...all, ...given.access }}
      onDetails={() => {}}
      onClose={onClose}
    />,
  )
  return { onClose, dialog: within(await screen.findByRole('dialog', { name: 'New connection' })) }
}

describe('the apps of a new connection', () => {
  test('CONN-012: an own app is added by the queue, and Done ends it', async () => {
    const { dialog, onClose } = await open()
    expect(await dialog.findByText('The key works.')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Moorlight' }))
    const app = { trackId: '1001', store: 'APP_STORE', title: 'Moorlight' }
    await waitFor(() =>
      expect(commands.append).toHaveBeenCalledWith('assignApps', expect.objectContaining({ add: [app], remove: [] })),
    )
    expect(asked(addApps)).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(onClose).toHaveBeenCalled()
  })

  test('CONN-012: an app is taken away', async () => {
    const { dialog } = await open({ assigned: true })
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Moorlight' }))
    expect(commands.append).toHaveBeenCalledWith('assignApps', expect.objectContaining({ add: [] }))
  })

  test('ERR-036: where the store can not be asked, own apps are offered, and can be taken away', async () => {
    const { dialog } = await open({ assigned: true, refused: 'STORE_CHECK_FAILED' })
    expect(await dialog.findByText("Couldn't load the apps of this key")).toBeVisible()
    respond(getVisibleApps, {
      content: [seen('1001', 'Moorlight', { isOwn: true, isAssigned: true }), seen('7', 'Papertrout')],
    })
    await userEvent.click(await dialog.findByRole('button', { name: 'Remove Moorlight' }))
    await waitFor(() =>
      expect(commands.append).toHaveBeenCalledWith('assignApps', expect.objectContaining({ add: [] })),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(await dialog.findByRole('button', { name: 'Add Papertrout' })).toBeVisible()
  })

  test('CONN-029: one that is not in Storeglass yet becomes an own app first', async () => {
    respond(addApps, { list: [] })
    const { dialog } = await open()
    expect(await dialog.findByText('Not in Storeglass yet, takes your last app slot')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Add Papertrout' }))
    await waitFor(() => expect(commands.append).toHaveBeenCalled())
    expect(asked(addApps)[0]?.body.apps).toEqual([{ trackId: '7', store: 'APP_STORE', locale: 'en-US' }])
  })

  test('ERR-030: where the server has no room for it, nothing is assigned', async () => {
    refuse(addApps, 'APP_LIMIT_REACHED')
    respond(getLinks, noLinks)
    const { dialog } = await open()
    await userEvent.click(await dialog.findByRole('button', { name: 'Add Papertrout' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('You have reached your app limit!')
    expect(commands.append).not.toHaveBeenCalled()
  })

  test('no slot is left: the reason stands beside the button', async () => {
    const { dialog } = await open({ slots: 1 })
    expect(await dialog.findByText('Not in Storeglass yet, no free slot')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Add Papertrout' })).toBeDisabled()
  })

  test('says which connection is replaced, and searches in more than eight', async () => {
    const many = Array.from({ length: 8 }, (_, index) => seen(`9${index}`, `Other ${index}`))
    const { dialog } = await open({ apps: [seen('1001', 'Moorlight', { assignedTo: 'Low Fen old' }), ...many] })
    expect(await dialog.findByText('In Storeglass, has “Low Fen old”')).toBeVisible()
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search apps' }), 'other 3')
    expect(within(dialog.getByRole('list', { name: 'Apps' })).getAllByRole('listitem')).toHaveLength(1)
  })

  test('a key that sees no apps says what it needs', async () => {
    const { dialog } = await open({ apps: [] })
    expect(await dialog.findByText('This key has no access to any apps')).toBeVisible()
    expect(dialog.getByText(/It needs the role Customer Support/)).toBeVisible()
  })
})
