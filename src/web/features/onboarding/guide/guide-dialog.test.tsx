import { act, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { logOut } from '#contract/auth/auth.ts'
import { getQuotas } from '#contract/billing/plans.ts'
import { getLinks } from '#contract/links.ts'
import { getMarket } from '#contract/market/market.ts'
import { addApps, getCountries } from '#contract/projects.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { noLinks } from '#web/data/queries/links.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { storefronts } from '#tests/support/pages/countries.ts'
import { refusal, refuse, respond, serverIsUp, type Answer } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { answered, moorlight } from './fixtures.ts'
import { answer, chooseCountries, goTo, selectApp } from './guide.ts'
import GuideDialog from './guide-dialog.tsx'
import { changeGuide, guide, guideState, registerGuide, useGuide } from './guide-store.ts'
import { steps } from './steps.tsx'

function Open() {
  const known = useGuide()
  return known?.endedAt === null ? <GuideDialog identity={ada} guide={known} /> : null
}

async function open() {
  drawPage(<Open />)
  return screen.findByRole('dialog', { name: 'Get started with Storeglass' })
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  Element.prototype.scrollIntoView = () => {}
  connectivity.set('online')
  getQueryClient().clear()
  signIn(tokensOf(ada))
  serverIsUp()
  refuse(addApps, 'APP_LIMIT_REACHED')
  respond(getQuotas, [])
  respond(getCountries, [...storefronts])
  respond(getMarket, { market: 'sample', apps: 0, examples: [] })
  respond(getLinks, noLinks)
  respond(logOut, null)
  guide.set(null)
  await registerGuide(Date.now())
})
afterEach(async () => {
  await changeGuide((one) => ({ ...one, timestampStart: 0 }))
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.queryByRole('button', { name })
const buttons = () => ['Back', 'Continue', 'Finish'].filter((name) => button(name))
const step = (name: string) => screen.findByRole('region', { name })

describe('the guide', () => {
  test('GUIDE-003, GUIDE-010, GUIDE-011, C-19: its title, and three steps with id, title and view', async () => {
    const dialog = await open()
    expect(steps.map(({ id }) => id)).toEqual(['select-app', 'select-country', 'onboarding-survey'])
    expect(steps.every(({ title, view }) => title && view)).toBe(true)
    const items = within(within(dialog).getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['1Select app', '2Select country', '3Finish'])
  })

  test('GUIDE-002, OP-23: nothing closes it, neither a button nor Escape; but who is signed in can log out', async () => {
    const dialog = await open()
    expect(within(dialog).queryByRole('button', { name: /close/i })).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(dialog).toBeVisible()
    expect(within(dialog).getByText(ada.email)).toBeVisible()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(session.get().identity).toBeNull())
  })

  test('the focus never falls to the page: what had it goes away, or somebody presses beside the dialog', async () => {
    const dialog = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Search by store URL' }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Store URL' })).toHaveFocus())
    await changeGuide((one) => selectApp(one, moorlight))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Moorlight, App Store' }))
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.click(document.body)
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await changeGuide((one) => goTo(chooseCountries(selectApp(one, moorlight), ['US']), 1))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await screen.findByRole('heading', { name: 'Almost done' })
    expect(dialog).toContainElement(document.activeElement as HTMLElement)
  })

  test('GUIDE-004 to GUIDE-009, ONB-016, ONB-048, ONB-049, ONB-054: from step to step and back', async () => {
    const dialog = await open()
    expect(await step('Select app')).toContainElement(screen.getByRole('heading', { name: 'Welcome to Storeglass' }))
    expect(buttons()).toEqual(['Continue'])
    expect(button('Continue')).toBeDisabled()
    await changeGuide((one) => selectApp(one, moorlight))
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))

    expect(await step('Select country')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Select app' })).toBeNull()
    expect(buttons()).toEqual(['Back', 'Continue'])
    expect(button('Continue')).toBeDisabled()
    const items = within(dialog).getByRole('list', { name: 'Steps' }).querySelectorAll('li')
    expect(within(items[0] as HTMLElement).getByRole('img', { name: 'Done' })).toBeVisible()
    expect(items[0]).not.toHaveTextContent('1')
    expect(items[1]).toHaveAttribute('aria-current', 'step')
    await changeGuide((one) => chooseCountries(one, ['US']))
    await waitFor(() => expect(button('Continue')).toBeEnabled())
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

    expect(await screen.findByRole('heading', { name: 'Almost done' })).toBeVisible()
    expect(buttons()).toEqual(['Back', 'Finish'])
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await step('Select country')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(await step('Select app')).toHaveTextContent('Moorlight')
  })

  test('ONB-036, OP-15: the plan lowers how many apps can be picked', async () => {
    respond(getQuotas, [{ slotType: 'APP', used: 0, limit: 1 }])
    await open()
    await changeGuide((one) => selectApp(one, moorlight))
    expect(await screen.findByText('You can add 1 app. Remove it to add another one.')).toBeVisible()
  })

  test('the first control has the focus, and Tab stays inside', async () => {
    const dialog = await open()
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Your app' })).toHaveFocus())
    for (let presses = 0; presses < 12; presses += 1) {
      await userEvent.tab()
      expect(dialog).toContainElement(document.activeElement as HTMLElement)
    }
  })

  test('without a connection it says what is kept', async () => {
    await open()
    connectivity.set('offline')
    expect(await screen.findByText('Offline. Your entries are saved on this device.')).toBeVisible()
    act(() => guideState.set('writing'))
    expect(screen.queryByText(/saved on this device/)).toBeNull()
    act(() => guideState.set('unwritten'))
    expect(screen.getByText("Offline. Your entries aren't saved on this device.")).toBeVisible()
    act(() => guideState.set('written'))
  })
})

describe('Finish of the guide', () => {
  beforeEach(() => changeGuide((one) => goTo(answer(chooseCountries(selectApp(one, moorlight), ['US']), answered), 2)))

  test('ONB-083, ONB-090: it loads as long as it takes, and not any more when it failed', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer<typeof addApps>>()
    respond(addApps, () => promise)
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }))
    expect(await screen.findByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true')
    expect(button('Back')).toBeDisabled()
    resolve(refusal('UNAVAILABLE'))
    expect(await screen.findByRole('button', { name: 'Finish' })).toBeEnabled()
    expect(button('Back')).toBeEnabled()
  })

  test('ONB-056: without a connection it can not be pressed, and a word beside it says why', async () => {
    await open()
    connectivity.set('offline')
    expect(await screen.findByText(/^Offline\..* You need a connection to finish\.$/)).toBeVisible()
    expect(button('Finish')).toBeDisabled()
  })

  test('ONB-089, OP-23: a failure is logged and told in the guide, with another try and a way out', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Finish' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('You have reached your app limit!')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('The onboarding could not be finished'))
    refuse(addApps, 'UNAVAILABLE')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Storeglass has a problem right now.'))
    expect(guide.get()).toMatchObject({ endedAt: null, answers: answered })
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.click(screen.getAllByRole('button', { name: 'Log out' }).at(-1) as HTMLElement)
    await waitFor(() => expect(session.get().identity).toBeNull())
    warn.mockRestore()
  })
})
