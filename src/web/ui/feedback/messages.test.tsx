import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Messages } from './messages.tsx'
import { dismiss, notify } from './notify.ts'
import { openPanel, openPanels } from '../overlays/use-page-lock.ts'

const shown: string[] = []
const say = (message: Parameters<typeof notify>[0]) => shown.push(notify(message))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <Messages />
    </I18nProvider>,
  )
})
afterEach(async () => {
  for (const id of shown.splice(0)) dismiss(id)
  await pass(1000)
  vi.useRealTimers()
})

describe('messages', () => {
  test('BAN-021, LIM-014: a title alone is announced in the live region and leaves after 5 seconds', async () => {
    const region = screen.getByRole('status')
    say({ title: 'Back online.' })
    await waitFor(() => expect(region).toHaveTextContent('Back online.'))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    await pass(4500)
    expect(region).toHaveTextContent('Back online.')
    await pass(1000)
    await waitFor(() => expect(region).not.toHaveTextContent('Back online.'))
  })

  test('BAN-024: one with an action leaves after 10 seconds', async () => {
    say({ title: 'Country removed', actions: [{ label: 'Undo', onClick: () => {} }] })
    await screen.findByText('Country removed')
    await pass(9000)
    expect(screen.getByText('Country removed')).toBeInTheDocument()
    await pass(1500)
    await waitFor(() => expect(screen.queryByText('Country removed')).not.toBeInTheDocument())
  })

  test('BAN-022: an error with an action is an alert that stays until it is acted on', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const retry = vi.fn<() => void>()
    const actions = [{ label: 'Try again', onClick: retry }]
    say({ kind: 'error', title: 'Not copied', description: 'The browser refused.', actions })
    expect(await screen.findByRole('alert')).toHaveTextContent('The browser refused.')
    await pass(60_000)
    expect(screen.getByRole('alert')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test.each(['error', 'info', 'success', 'warning'] as const)(
    'BAN-020, BAN-023: %s: with its id, its title, its text and its actions',
    async (kind) => {
      const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
      const act = vi.fn<() => void>()
      const id = notify({
        kind,
        title: 'About imports',
        description: 'They are slow.',
        actions: [{ label: 'Why?', onClick: act }],
      })
      const text = await screen.findByText('They are slow.')
      expect(screen.getByText('About imports')).toBeInTheDocument()
      expect(document.querySelector('[data-kind]')).toHaveAttribute('data-kind', kind)
      await user.click(screen.getByRole('button', { name: 'Why?' }))
      expect(act).toHaveBeenCalledOnce()
      dismiss(id)
      await waitFor(() => expect(text).not.toBeInTheDocument())
    },
  )

  test('what says the same is there once, with what it offers now; once it is gone it comes again', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const [before, now] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const failed = (onClick: () => void) =>
      say({ kind: 'error', title: 'Not saved', actions: [{ label: 'Try again', onClick }] })
    failed(before)
    await screen.findByText('Not saved')
    failed(now)
    say({ kind: 'error', title: 'Not sent' })
    await screen.findByText('Not sent')
    expect(screen.getAllByText('Not saved')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect([before.mock.calls.length, now.mock.calls.length]).toEqual([0, 1])
    await waitFor(() => expect(screen.queryByText('Not saved')).not.toBeInTheDocument())
    failed(now)
    expect(await screen.findByText('Not saved')).toBeInTheDocument()
  })

  test('the clock stands while a message has the pointer or the focus', async () => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    say({ title: 'Copied', description: 'In the clipboard.' })
    await user.hover(await screen.findByText('Copied'))
    await pass(20_000)
    expect(screen.getByText('Copied')).toBeInTheDocument()

    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    await user.unhover(screen.getByText('Copied'))
    await pass(20_000)
    expect(screen.getByText('Copied')).toBeInTheDocument()

    act(() => screen.getByRole('button', { name: 'Close' }).blur())
    await pass(6000)
    await waitFor(() => expect(screen.queryByText('Copied')).not.toBeInTheDocument())
  })

  test('at most three are shown, the newest ones; the others come when there is room', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) say({ title, stays: true })
    await screen.findByText('Four')
    await waitFor(() => expect(screen.queryByText('One')).not.toBeInTheDocument())
    dismiss(shown[3] ?? '')
    expect(await screen.findByText('One')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Four')).not.toBeInTheDocument())
  })
})

describe('beside what is open over the page', () => {
  const resize = (width: number) => Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
  afterEach(() => {
    resize(1024)
    openPanels.set([])
  })

  test('on a narrow window a message waits until the sheet has closed, and then stays its whole time', async () => {
    resize(390)
    const close = openPanel('left')
    say({ title: 'Back online.' })
    await pass(6000)
    expect(screen.queryByText('Back online.')).toBeNull()
    act(close)
    expect(await screen.findByText('Back online.')).toBeInTheDocument()
    await pass(4000)
    expect(screen.getByText('Back online.')).toBeInTheDocument()
  })

  test('one that is taken back meanwhile is never shown', async () => {
    resize(390)
    const close = openPanel('right')
    dismiss(notify({ title: 'Not any more' }))
    act(close)
    await pass(1000)
    expect(screen.queryByText('Not any more')).toBeNull()
  })

  test('what failed is said at once, and on a wide window everything is', async () => {
    resize(390)
    openPanel('left')
    say({ kind: 'error', title: 'Not saved' })
    expect(await screen.findByText('Not saved')).toBeInTheDocument()
    resize(1440)
    say({ title: 'Said beside it' })
    expect(await screen.findByText('Said beside it')).toBeInTheDocument()
  })
})
