import { generateKeyPairSync } from 'node:crypto'
import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Connection, Provider } from '#contract/connections/connection.ts'
import { getConnections } from '#contract/connections/connections.ts'
import type { EndpointAnswer } from '#contract/protocol/endpoint.ts'
import { connectAds, connectStore, makeSampleKey, replaceKey } from '#contract/connections/keys.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, lost, refuse, respond, serverIsUp } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { createStore } from '#web/offline/create-store.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import type { Access } from '../access.ts'
import { connectionOf, listOf, studioId } from '../fixtures.ts'
import KeyDialog from './key-dialog.tsx'

const pem = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()
const issuerId = '69a6de7f-3c1b-47e3-a053-5bc7c11a4d1e'
const keyId = '2X9R4HM3T8'
const keyFile = (name = `AuthKey_${keyId}.p8`) => new File([pem], name)
const secret = pem.split('\n')[1]!

const all: Access = { mayManage: true, mayChangeApps: true, isOffline: false, adsLocked: false, isLoading: false }

beforeEach(() => {
  signIn(tokensOf(ada))
  sessionStorage.clear()
  respond(getConnections, listOf())
})
afterEach(() => {
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

interface Given {
  provider?: Provider | null
  replaced?: Connection
  access?: Partial<Access>
  live?: boolean
}

async function open({ provider = 'app-store-connect', replaced, access, live = true }: Given = {}) {
  const [onConnected, onOpen, onProvider] = [
    vi.fn<(...given: unknown[]) => void>(),
    vi.fn<(...given: unknown[]) => void>(),
    vi.fn<(...given: unknown[]) => void>(),
  ]
  const address = createStore(provider)
  const AtAddress = () => (
    <KeyDialog
      provider={useSyncExternalStore(address.subscribe, address.get)}
      {...(replaced && { replaced })}
      identity={{ ...ada, market: live ? 'live' : 'sample' }}
      access={{ ...all, ...access }}
      onProvider={onProvider}
      onOpen={onOpen}
      onConnected={onConnected}
      onClose={() => {}}
    />
  )
  const drawn = drawPage(<AtAddress />)
  const dialog = within(await screen.findByRole('dialog'))
  /** The address comes to name a provider. */
  const follow = (named: Provider) => act(() => address.set(named))
  return { ...drawn, dialog, follow, onConnected, onOpen, onProvider }
}

const choose = async (file: File) => {
  // The chooser belongs to the browser; what it gives comes through its field.
  const chooser = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent.setup({ applyAccept: false }).upload(chooser, file)
  await screen.findByRole('list', { name: 'Check of the key' })
}
const fill = async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Low Fen Studio')
  await userEvent.type(screen.getByRole('textbox', { name: 'Issuer ID' }), issuerId)
  await choose(keyFile())
}
const connect = () => userEvent.click(screen.getByRole('button', { name: 'Connect' }))
const lines = () =>
  within(screen.getByRole('list', { name: 'Check of the key' }))
    .getAllByRole('listitem')
    .map((one) => one.textContent)

describe('a new connection', () => {
  test('CONN-008: asks for the type first', async () => {
    const { dialog, onProvider } = await open({ provider: null })
    expect(dialog.getByRole('radio', { name: 'Review management' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'Ad platform' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Google Ads' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    expect(onProvider).toHaveBeenCalledWith('google-ads')
  })

  test('CONN-008: a choice is shown at once and keeps the focus; the address follows', async () => {
    const { dialog, onProvider, follow } = await open()
    const play = () => dialog.getByRole('radio', { name: 'Google Play' })
    await userEvent.click(play())
    expect(onProvider).toHaveBeenCalledWith('google-play')
    expect(play()).toBeChecked()
    expect(dialog.getByRole('textbox', { name: 'Developer name' })).toBeVisible()
    follow('google-play')
    expect(play()).toBeChecked()
    expect(play()).toHaveFocus()
    await userEvent.click(dialog.getByRole('radio', { name: 'Ad platform' }))
    follow('apple-ads')
    expect(dialog.getByRole('radio', { name: 'Ad platform' })).toHaveFocus()
    follow('app-store-connect')
    expect(dialog.getByRole('radio', { name: 'App Store Connect' })).toBeChecked()
  })

  test('CONN-009, OP-69: Issuer ID, Key ID and a .p8 are sent once, as a form', async () => {
    const made = connectionOf()
    respond(connectStore, made)
    const { onConnected } = await open()
    await fill()
    expect(lines()).toEqual([
      `File type .p8, ${pem.length} bytes of at most 64 KB`,
      'Valid private key (PEM, P-256)',
      `Key ID in the file name matches: ${keyId}`,
      'Its permissions are checked when you connect',
    ])
    expect(screen.getByRole('textbox', { name: 'Key ID' })).toHaveValue(keyId)
    await connect()
    await waitFor(() => expect(onConnected).toHaveBeenCalledWith(made))
    const [sent] = asked(connectStore)
    expect(sent?.body).toMatchObject({ type: 'app-store-connect', name: 'Low Fen Studio', issuerId, keyId })
    expect(asked(connectStore)).toHaveLength(1)
  })

  test('CONN-011: another file type is said to be wrong, and nothing is sent', async () => {
    await open()
    await fill()
    await choose(new File(['{}'], 'key.json'))
    await waitFor(() => expect(lines()).toEqual(['Wrong file type. It must be .p8.']))
    await connect()
    expect(asked(connectStore)).toHaveLength(0)
  })

  test('a key of another Key ID is told at the field, and nothing is sent', async () => {
    await open()
    await userEvent.type(screen.getByRole('textbox', { name: 'Key ID' }), 'AAAAAAAAAA')
    await fill()
    expect(screen.getByRole('textbox', { name: 'Key ID' })).toHaveAccessibleDescription(
      'This key belongs to another Key ID',
    )
    await connect()
    expect(asked(connectStore)).toHaveLength(0)
  })

  test('what is missing is shown at the try to connect', async () => {
    const { dialog } = await open()
    await connect()
    expect(dialog.getByText('Choose the key file.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Issuer ID' })).toBeInvalid()
    expect(asked(connectStore)).toHaveLength(0)
  })

  test('the error of a field stays as long as its text is wrong', async () => {
    await open()
    const field = screen.getByRole('textbox', { name: 'Key ID' })
    await userEvent.type(field, 'AAA')
    await userEvent.tab()
    expect(field).toBeInvalid()
    await userEvent.type(field, 'AAA')
    expect(field).toBeInvalid()
    await userEvent.type(field, 'AAAA')
    expect(field).toBeValid()
  })

  test('offline it can be filled in and checked, not connected', async () => {
    const { dialog } = await open({ access: { isOffline: true } })
    await fill()
    expect(lines()).toContain('Valid private key (PEM, P-256)')
    expect(dialog.getByRole('button', { name: 'Connect' })).toBeDisabled()
    expect(dialog.getByText('Needs a connection')).toBeVisible()
  })

  test('what was typed outlives the dialog; the key does not, and nothing of it is kept', async () => {
    const { unmount } = await open()
    await fill()
    const stored = [localStorage, sessionStorage]
      .flatMap((store) => Array.from({ length: store.length }, (_, index) => store.getItem(store.key(index) ?? '')))
      .join(' ')
    expect(stored).toContain(issuerId)
    expect(stored).not.toContain(secret)
    unmount()
    const { dialog } = await open()
    expect(screen.getByRole('textbox', { name: 'Issuer ID' })).toHaveValue(issuerId)
    expect(
      dialog.getByText(`Choose AuthKey_${keyId}.p8 again: Storeglass never stores a key in the browser.`),
    ).toBeVisible()
    expect(screen.queryByRole('list', { name: 'Check of the key' })).toBeNull()
  })

  test('on the sample market its console gives a key', async () => {
    respond(makeSampleKey, { fileName: `AuthKey_${keyId}.p8`, file: pem, fields: { issuerId, keyId } })
    await open({ live: false })
    await userEvent.click(screen.getByRole('button', { name: 'Get a sample key' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Issuer ID' })).toHaveValue(issuerId))
    expect(await screen.findByRole('list', { name: 'Check of the key' })).toBeVisible()
  })
})

describe('a key that is not taken', () => {
  const refused = async (act: () => void) => {
    const given = await open()
    act()
    await fill()
    await connect()
    return { ...given, alert: await screen.findByRole('alert') }
  }

  test('ERR-037: the store did not answer as it should', async () => {
    const { alert } = await refused(() => refuse(connectStore, 'STORE_CHECK_FAILED'))
    expect(alert).toHaveTextContent('Store validation failed: App Store Connect sent an unexpected response')
    expect(asked(connectStore)).toHaveLength(1)
    expect(screen.getByRole('textbox', { name: 'Issuer ID' })).toHaveValue(issuerId)
  })

  test('ERR-038: it is there already, and the way leads to it', async () => {
    const { alert, onOpen } = await refused(() => refuse(connectStore, 'CONNECTION_EXISTS', { connectionId: studioId }))
    expect(alert).toHaveTextContent('A connection with the provided credentials already exists.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Open it' }))
    expect(onOpen).toHaveBeenCalledWith(studioId)
  })

  test('ERR-039: the file did not reach the server, which is not tried again', async () => {
    serverIsUp()
    const { alert } = await refused(() => respond(connectStore, lost))
    expect(alert).toHaveTextContent('File upload failed.')
    expect(asked(connectStore)).toHaveLength(1)
  })

  test('ERR-039: what the server refuses for another reason is no failed upload', async () => {
    const { alert } = await refused(() => refuse(connectStore, 'FORBIDDEN'))
    expect(alert).not.toHaveTextContent('File upload failed')
    expect(alert).not.toBeEmptyDOMElement()
  })

  test('ERR-044: the store does not accept it', async () => {
    const { alert } = await refused(() => refuse(connectStore, 'CREDENTIALS_REFUSED'))
    expect(alert).toHaveTextContent('Credential validation failed: App Store Connect does not accept this key.')
  })

  test('an API that is not switched on is said as such, not as a right of the key', async () => {
    const { alert } = await refused(() =>
      refuse(connectStore, 'PERMISSION_MISSING', { capabilities: ['read-apps'], reason: 'api-off' }),
    )
    expect(alert).toHaveTextContent(/The API of .+ isn't enabled for this key's project\./)
    expect(alert).not.toHaveTextContent('lacks permissions')
  })

  test('what it lacks is named, with the role that gives it', async () => {
    const { alert } = await refused(() =>
      refuse(connectStore, 'PERMISSION_MISSING', { capabilities: ['read-apps', 'read-listing', 'reply'] }),
    )
    expect(alert).toHaveTextContent(
      'This key lacks permissions: See the apps, Reply to reviews. Give it Customer Support, App Manager',
    )
  })
})

test('OP-65: of several ad accounts one is chosen, and the form is sent with it', async () => {
  const made = connectionOf({ provider: 'apple-ads' })
  respond(connectAds, ({ body }): EndpointAnswer<typeof connectAds> =>
    body.type === 'apple-ads' && body.accountId
      ? { outcome: 'connected', connection: made }
      : {
          outcome: 'choose-account',
          accounts: [
            { id: '11', name: 'Games' },
            { id: '12', name: 'Tools' },
          ],
        },
  )
  const { onConnected } = await open({ provider: 'apple-ads' })
  const ads = (end: string) => `SEARCHADS.69a6de7f-3c1b-47e3-a053-5bc7c11a4d1${end}`
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Search campaigns')
  await userEvent.type(screen.getByRole('textbox', { name: 'Client ID' }), ads('a'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Team ID' }), ads('b'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Key ID' }), issuerId)
  await choose(keyFile('private-key.pem'))
  await connect()
  await userEvent.click(await screen.findByRole('radio', { name: /Tools/ }))
  await connect()
  await waitFor(() => expect(onConnected).toHaveBeenCalledWith(made))
  expect(asked(connectAds).map(({ body }) => 'accountId' in body && body.accountId)).toEqual([false, '12'])
})

test('the key of a connection is replaced under its own name', async () => {
  const made = connectionOf()
  respond(replaceKey, { outcome: 'connected', connection: made })
  const { dialog, onConnected } = await open({ replaced: made })
  expect(screen.getByRole('dialog', { name: 'Replace the key of “Low Fen Studio”' })).toBeVisible()
  expect(dialog.queryByRole('textbox', { name: 'Name' })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Issuer ID' }), issuerId)
  await choose(keyFile())
  await userEvent.click(dialog.getByRole('button', { name: 'Replace key' }))
  await waitFor(() => expect(onConnected).toHaveBeenCalled())
  expect(asked(replaceKey)[0]?.body).toMatchObject({ name: 'Low Fen Studio', keyId })
})
