import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection } from '#contract/connections/connection.ts'
import { checkConnection, getConnections, previewRevoke, revokeConnection } from '#contract/connections/connections.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import * as commands from '#web/commands/append.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import type { Access } from '../access.ts'
import { assigned, connectionOf, listOf, moorlight } from '../fixtures.ts'
import ConnectionDialog from './connection-dialog.tsx'
import RevokeDialog from './revoke-dialog.tsx'

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
const nothing = () => {}

async function open(connection: Connection, access: Partial<Access> = {}) {
  const onOpen = vi.fn<(...given: unknown[]) => void>()
  drawPage(
    <ConnectionDialog
      connection={connection}
      identity={ada}
      projects={[moorlight]}
      access={{ ...all, ...access }}
      onChanged={nothing}
      onOpen={onOpen}
      onClose={nothing}
    />,
  )
  return { onOpen, dialog: within(await screen.findByRole('dialog', { name: `Connection ${connection.name}` })) }
}

describe('a connection', () => {
  test('CONN-005: says of reports whose API is switched off that it is, not that a permission is missing', async () => {
    const states = { analytics: 'missing' } as const
    const { dialog } = await open(
      connectionOf({ provider: 'google-play', status: 'permissions', reason: 'api-off', states }),
    )
    expect(dialog.getByText("The Cloud Storage API isn't enabled for this key's project.")).toBeVisible()
    expect(dialog.getByText(/Doesn't work: Read analytics reports/)).toBeVisible()
    expect(dialog.getByText('Enable it in Google Cloud, and check again.')).toBeVisible()
    expect(dialog.queryByText(/permission is missing|How to change the key's role/)).toBeNull()
    expect(dialog.getByText('API not enabled')).toBeVisible()
    expect(dialog.queryByText('Missing')).toBeNull()
  })

  test('CONN-016: says what its key may do, what for, and in the words of its store', async () => {
    const states = {
      sales: 'missing',
      'publish-listing': 'missing',
      reply: 'not-tried',
      analytics: 'not-used',
    } as const
    const { dialog } = await open(connectionOf({ status: 'permissions', reason: 'permission', states }))
    const rights = within(dialog.getByRole('list', { name: 'What this key may do' })).getAllByRole('listitem')
    const texts = rights.map((one) => one.textContent)
    expect(texts).toContain('Read reviewsCustomer Support, needed for the review listGranted')
    expect(texts).toContain('Read sales and trendsSales and Reports, needed for downloads and revenueMissing')
    expect(texts).toHaveLength(5)
    expect(texts.filter((text) => text.endsWith('Not tried yet'))).toHaveLength(1)
    expect(texts.filter((text) => text.endsWith('Not used'))).toHaveLength(1)
    expect(dialog.getByText('One permission is missing.')).toBeVisible()
    expect(dialog.getByText('214 of 3,600 calls this hour', { exact: false })).toBeVisible()
  })

  test('CONN-015: is renamed in its place, and the change waits if it has to', async () => {
    const { dialog } = await open(connectionOf())
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }))
    const field = dialog.getByRole('textbox', { name: 'Name of the connection' })
    await userEvent.clear(field)
    await userEvent.type(field, ' Low Fen Games {Enter}')
    expect(commands.append).toHaveBeenCalledWith(
      'renameConnection',
      expect.objectContaining({ connectionName: 'Low Fen Studio', name: 'Low Fen Games' }),
    )
  })

  test('CONN-016, OP-68: is made the primary one of an app', async () => {
    const { dialog } = await open(connectionOf({ assignedApps: [assigned(moorlight, false)] }))
    await userEvent.click(dialog.getByRole('button', { name: 'Make primary: Moorlight' }))
    expect(commands.append).toHaveBeenCalledWith(
      'makePrimary',
      expect.objectContaining({ app: { trackId: '1001', store: 'APP_STORE', title: 'Moorlight' } }),
    )
  })

  test('is checked again, and shows what the store says', async () => {
    respond(getConnections, listOf(connectionOf()))
    respond(checkConnection, connectionOf({ status: 'broken' }))
    const { dialog } = await open(connectionOf())
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(asked(checkConnection)).toHaveLength(1))
  })

  test('offline it is readable and can be renamed; what asks the store says why it can not', async () => {
    const { dialog } = await open(connectionOf(), { isOffline: true })
    for (const name of ['Check again', 'Revoke', 'Replace key'])
      expect(dialog.getByRole('button', { name })).toBeDisabled()
    expect(dialog.getByRole('button', { name: 'Rename' })).toBeEnabled()
    expect(dialog.getByText('Needs a connection, the store checks the key')).toBeVisible()
  })
})

describe('revoking', () => {
  async function ask(given: { access?: Partial<Access>; preview?: { hidden: number; mayRevoke: boolean } } = {}) {
    const [onRevoked, onReplace] = [vi.fn<(...given: unknown[]) => void>(), vi.fn<(...given: unknown[]) => void>()]
    respond(previewRevoke, {
      apps: [
        { trackId: '1001', store: 'APP_STORE', title: 'Moorlight', iconUrl: null, stops: ['reply', 'read-reviews'] },
      ],
      hidden: 0,
      mayRevoke: true,
      ...given.preview,
    })
    drawPage(
      <RevokeDialog
        connection={connectionOf()}
        access={{ ...all, ...given.access }}
        onReplace={onReplace}
        onRevoked={onRevoked}
        onCancel={nothing}
      />,
    )
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Low Fen Studio”?' }))
    await dialog.findByText('Stops working: Reviews, Replies')
    return { dialog, onRevoked, onReplace }
  }

  test('CONN-019, CONN-024, OP-67: tells the apps and what stops before it asks the server', async () => {
    respond(revokeConnection, null)
    const { dialog, onRevoked } = await ask()
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    expect(asked(revokeConnection)).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke from 1 app' }))
    await waitFor(() => expect(onRevoked).toHaveBeenCalled())
  })

  test('apps that one can’t see are counted, and one who may not edit them can’t revoke', async () => {
    const { dialog } = await ask({ preview: { hidden: 1, mayRevoke: false } })
    expect(dialog.getByText("and 1 that you can't see")).toBeVisible()
    expect(dialog.getByText(/^You can revoke it only if you can edit every app that uses it/)).toBeVisible()
    for (const name of [/^Revoke/, 'Replace the key instead']) expect(dialog.queryByRole('button', { name })).toBeNull()
  })

  test('ERR-034: says that it failed, and can be tried again', async () => {
    refuse(revokeConnection, 'CONNECTION_NOT_FOUND')
    const { dialog, onRevoked } = await ask()
    await userEvent.click(dialog.getByRole('button', { name: 'Revoke from 1 app' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Revoking the access failed. This no longer exists.')
    expect(onRevoked).not.toHaveBeenCalled()
  })

  test('offers another key instead, and needs the server', async () => {
    const { dialog, onReplace } = await ask()
    await userEvent.click(dialog.getByRole('button', { name: 'Replace the key instead' }))
    expect(onReplace).toHaveBeenCalled()
  })

  test('offline it says that it needs the server', async () => {
    const { dialog } = await ask({ access: { isOffline: true } })
    expect(dialog.getByRole('button', { name: 'Revoke from 1 app' })).toBeDisabled()
    expect(dialog.getByText('Revoking needs a connection: the server deletes the key.')).toBeVisible()
  })
})
