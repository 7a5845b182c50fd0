import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commandOf } from '#tests/support/queue/fake-commands.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { queueTabs, type Tab } from '#tests/support/queue/queue-tabs.ts'
import type { Op } from '#tests/support/queue/fake-write-server.ts'
import { outbox, setEngine } from '#web/offline/outbox/outbox.ts'
import { viewOf } from '#web/offline/outbox/view.ts'
import PendingChanges from './pending-changes.tsx'

i18n.loadAndActivate({ locale: 'en', messages: {} })

let all: ReturnType<typeof queueTabs>
let tab: Tab

const op = (n: number, part: Partial<Op> = {}): Op => ({ n, lane: 'a', entity: 'x', refuse: false, ...part })
const done = () => all.server.effects.map((effect) => effect.op.n)
const button = (name: string) => screen.findByRole('button', { name })

beforeAll(fakeLocks)
beforeEach(async () => {
  all = queueTabs()
  tab = await all.open(0)
  setEngine(tab.engine)
  tab.engine.state.subscribe(() => outbox.set(viewOf(tab.engine.state.get())))
  for (const one of [op(0, { refuse: true }), op(1), op(2)]) await tab.engine.append(commandOf(one))
  render(
    <I18nProvider i18n={i18n}>
      <PendingChanges opened onClose={() => {}} />
    </I18nProvider>,
  )
})
afterEach(() => {
  all.kill(0)
  setEngine(null)
  vi.restoreAllMocks()
})

describe('a refused change that others wait for', () => {
  it('asks when it is discarded, and names them; by itself it lets them go', async () => {
    await userEvent.click(await button('Discard'))
    const question = screen.getByRole('group', { name: '2 changes are waiting for this one:' })
    expect(question).toHaveFocus()
    expect(
      within(question)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Op 1', 'Op 2'])
    await userEvent.click(await button('Discard this one, send the rest'))
    await waitFor(() => expect(done()).toEqual([1, 2]))
    expect(await screen.findByText('All changes sent.')).toBeVisible()
  })

  it('takes them with it when that is chosen', async () => {
    await userEvent.click(await button('Discard'))
    await userEvent.click(await button('Discard all 3'))
    expect(await screen.findByText('All changes sent.')).toBeVisible()
    expect(done()).toEqual([])
  })

  it('stays when it is kept', async () => {
    await userEvent.click(await button('Discard'))
    await userEvent.click(await button('Keep'))
    expect(await button('Discard')).toBeVisible()
    expect(outbox.get().attention).toBe(3)
  })
})

it('what is not sent can be kept as a file', async () => {
  const kept: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) kept.push(blob)
    return 'blob:changes'
  })
  await waitFor(() => expect(outbox.get().attention).toBe(3))
  await userEvent.click(await button('Export changes'))
  await waitFor(() => expect(kept).toHaveLength(1))
  const file: unknown = JSON.parse((await kept[0]?.text()) ?? '')
  expect(file).toMatchObject({ changes: [0, 1, 2].map((n) => ({ name: 'op', payload: { n } })) })
})

it('what was tried without success says that it is tried again by itself', async () => {
  all.server.state.faults.push('503')
  await tab.engine.append(commandOf(op(3, { lane: 'b' })))
  expect(await screen.findByText('Tried once without success. Storeglass will try again automatically.')).toBeVisible()
})

it('ERR-032, ERR-033, ERR-040 to ERR-043: what did not work stands before the reason, where the change says it', async () => {
  await waitFor(() => expect(outbox.get().attention).toBe(3))
  const view = viewOf(tab.engine.state.get())
  // What the engine still says would come over what is set here.
  all.kill(0)
  const refusal = { code: null, failed: { id: 'Name change failed' }, message: { id: 'It is gone.' }, details: {} }
  act(() => outbox.set({ ...view, entries: [{ ...view.entries[0]!, refusal }] }))
  const list = await screen.findByRole('list', { name: 'Needs your attention' })
  expect(within(list).getByRole('listitem')).toHaveTextContent('Name change failed. It is gone.')
})
