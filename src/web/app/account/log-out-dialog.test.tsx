import { screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { draftRowId, EMPTY_DRAFT } from '#web/data/keyword-drafts/draft.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { emptyOutbox } from '#web/offline/outbox/entry.ts'
import { outbox } from '#web/offline/outbox/outbox.ts'
import { openDatabase } from '#web/offline/storage/database.ts'
import * as logOutModule from '#web/session/log-out.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import * as files from '#web/ui/files/save-file.ts'
import LogOutDialog from './log-out-dialog.tsx'

const user = { ...ada, userId: crypto.randomUUID() }

beforeEach(() => signIn(tokensOf(user)))
afterEach(async () => {
  vi.restoreAllMocks()
  await (await openDatabase('data', user.userId)).drafts.clear()
  outbox.set(emptyOutbox)
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

async function keepDraft(locale: string, entries: string[]) {
  const { drafts } = await openDatabase('data', user.userId)
  await drafts.put({ id: draftRowId('p1', locale), value: { ...EMPTY_DRAFT, entries } })
}
const draw = () => {
  outbox.set({ ...emptyOutbox, ready: true })
  const logOut = vi.spyOn(logOutModule, 'logOut').mockResolvedValue()
  drawPage(<LogOutDialog onStay={() => {}} />)
  return logOut
}

describe('log-out', () => {
  test('asks first where drafts of keyword fields would be lost, and saves them as a file', async () => {
    await keepDraft('en-US', ['rain', 'white noise'])
    await keepDraft('de-DE', ['regen'])
    await keepDraft('es-MX', [])
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
    const logOut = draw()
    expect(await screen.findByRole('dialog', { name: '2 drafts only on this device' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save drafts' }))
    const [content, name, type] = saved.mock.calls[0] ?? []
    expect([name, type]).toEqual(['storeglass-keyword-fields.json', 'application/json'])
    expect(content).toContain('rain,white noise')
    expect(logOut).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Log out and discard' }))
    expect(logOut).toHaveBeenCalledOnce()
  })

  test('asks first where a rule for replies would be lost that is being written', async () => {
    const { drafts } = await openDatabase('data', user.userId)
    await drafts.put({ id: 'rules APP_STORE 1', value: { a: { edited: { name: 'Thanks' }, seen: null } } })
    const saved = vi.spyOn(files, 'saveFile').mockReturnValue()
    const logOut = draw()
    expect(await screen.findByRole('dialog', { name: '1 draft only on this device' })).toBeVisible()
    expect(screen.getByText("Logging out deletes 1 rule for replies that wasn't saved.")).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    const [[content, name] = []] = saved.mock.calls
    expect(name).toBe('storeglass-rules.json')
    expect(content).toContain('Thanks')
    expect(logOut).not.toHaveBeenCalled()
  })

  test('happens at once where there are none', async () => {
    await keepDraft('en-US', [])
    const logOut = draw()
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
