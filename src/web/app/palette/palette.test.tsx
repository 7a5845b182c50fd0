import { fireEvent, screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { noNetwork } from '#tests/support/network/index.ts'
import { ada } from '#tests/support/users.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { competitorsRead, countriesRead, favouritesRead } from '#web/data/queries/reads.ts'
import { session } from '#web/session/session-store.ts'
import { project } from '#web/features/overview/fixtures.tsx'
import { selection } from '#web/offline/selection.ts'
import PaletteDialog from './palette-dialog.tsx'
import { usePaletteKey } from '../layout/shell.tsx'

const other = { ...project, projectId: '99999999-9999-4999-8999-999999999999', title: 'Tidewater' }
const onChanges = vi.fn<() => void>()
const onClose = vi.fn<() => void>()

/** The server is away: what is looked for is on the device. */
async function openPalette() {
  noNetwork()
  session.set({ identity: ada, state: 'in' })
  drawPage(
    <PaletteDialog
      identity={ada}
      projects={[project, other]}
      project={project}
      locale="en-US"
      onChanges={onChanges}
      onClose={onClose}
    />,
  )
  return screen.findByRole('textbox', { name: 'Search pages, apps, countries and commands' })
}
const look = async (text: string) => {
  const field = await openPalette()
  await userEvent.type(field, text)
  return field
}

beforeEach(() => {
  onChanges.mockReset()
  onClose.mockReset()
})
afterEach(() => getQueryClient().clear())

describe('the palette', () => {
  test('finds pages, the other apps, the other countries and what can be done, in groups, without a server', async () => {
    await openPalette()
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Search and commands')
    for (const name of ['App timeline', 'Team members', 'Germany', 'Pending changes', 'Appearance: dark', 'Log out'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Tidewater/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'United States' })).toBeNull()
  })

  test('Enter takes the first that is found: another app', async () => {
    const field = await look('tidew')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Germany' })).toBeNull())
    await userEvent.type(field, '{Enter}')
    expect(selection.get().projectId).toBe(other.projectId)
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  test('finds a page by other words that people use, and the competitors', async () => {
    getQueryClient().setQueryData(competitorsRead(project.projectId, 'en-US').queryKey, {
      data: {
        content: [{ trackId: '9', store: 'APP_STORE', name: 'Dusk Harbour', iconUrl: null, developerName: null }],
        pageNumber: 1,
        pageSize: 300,
        totalPages: 1,
      },
      at: 1,
    })
    const field = await look('dusk')
    expect(await screen.findByRole('button', { name: /Dusk Harbour/ })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'reviews')
    expect(await screen.findByRole('button', { name: 'Ratings' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'automat')
    expect(await screen.findByRole('button', { name: 'Review automation' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'inbox')
    expect(await screen.findByRole('button', { name: 'Reply to reviews' })).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'competitor keywords')
    expect(await screen.findByRole('button', { name: 'Compare' })).toBeVisible()
  })

  test('offers to track a favourite that the app does not track yet', async () => {
    const known = (data: unknown) => ({ data, at: Date.now() })
    const client = getQueryClient()
    client.setQueryData(favouritesRead().queryKey, known([{ countryName: 'Japan', countryCode: 'JP' }]))
    client.setQueryData(countriesRead().queryKey, known([{ country: 'JP', locale: 'ja-JP', displayName: 'Japan' }]))
    await look('japan')
    expect(await screen.findByRole('button', { name: 'Track Japan' })).toBeVisible()
  })

  test('another country of the app', async () => {
    await openPalette()
    await userEvent.click(screen.getByRole('button', { name: 'Germany' }))
    expect(selection.get().locale).toBe('de-DE')
  })

  test('what waits to be sent opens', async () => {
    await openPalette()
    await userEvent.click(screen.getByRole('button', { name: 'Pending changes' }))
    expect(onChanges).toHaveBeenCalledOnce()
  })

  test('nothing by that name says so; Esc closes', async () => {
    await look('zzzz')
    expect(await screen.findByText('Nothing found')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})

test('Ctrl or Cmd and K is heard from anywhere, once a press; other keys are left alone', async () => {
  const Counter = () => {
    const [presses, setPresses] = useState(0)
    usePaletteKey(() => setPresses((n) => n + 1))
    return <output>{presses}</output>
  }
  drawPage(<Counter />)
  const output = await screen.findByRole('status')
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'K', metaKey: true })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, repeat: true })
  fireEvent.keyDown(document.body, { key: 'k' })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, shiftKey: true })
  expect(output).toHaveTextContent('2')
})
