import { screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { logIn, refreshToken } from '#contract/auth/auth.ts'
import { addPasskey, wantPasskey } from '#contract/auth/passkeys.ts'
import * as secondStep from '#contract/auth/second-step.ts'
import { getSignInOptions } from '#contract/auth/sign-in-options.ts'
import { getMyOrganizations } from '#contract/team.ts'
import { call } from '#web/api/call.ts'
import { getQueryClient } from '#web/data/cache/query-client.ts'
import { SecondStepCard } from '#web/features/account/second-step/second-step-card.tsx'
import { AuthLayout, LogInPage } from '#web/features/auth/index.ts'
import { session } from '#web/session/session-store.ts'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { asked, refusal, refuse, respond } from '#tests/support/network/index.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { ada, bob, tokensOf } from '#tests/support/users.ts'
import SecondStepFirst from './second-step-first.tsx'
import { ConfirmIdentity } from '../boot/app.tsx'

/** A busy machine takes its time to load what opens later. */
const LATER = { timeout: 15_000 }
const codes = Array.from({ length: 10 }, (_, index) => `ABCD-EFGH-IJKL-MNOP-QRST-UVW${'234567ABCD'[index]}`)

vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async () => ({
    id: 'AAAA',
    rawId: 'AAAA',
    response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  }),
}))

beforeEach(fakeLocks)
afterEach(() => {
  vi.unstubAllGlobals()
  getQueryClient().clear()
  session.set({ identity: null, state: 'out' })
})

test('a log-in goes on with a code or a recovery code, and a wrong one is said', async () => {
  respond(getSignInOptions, {
    providers: [],
    recaptchaSiteKey: null,
    demo: false,
    trial: false,
    terms: null,
    privacy: null,
  })
  refuse(logIn, 'SECOND_STEP', { ticket: 'the-ticket', ways: ['app', 'recovery-code'] })
  const answers = [refusal('SECOND_STEP_WRONG')]
  respond(secondStep.takeSecondStep, () => answers.shift() ?? tokensOf(ada))
  drawPage(
    <AuthLayout>
      <LogInPage />
    </AuthLayout>,
  )
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ada@example.org')
  await userEvent.type(screen.getByLabelText('Password'), 'Glass-barometer-7')
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  const code = await screen.findByLabelText('Code', {}, LATER)
  expect(code).toHaveFocus()
  expect(code).toHaveAttribute('inputmode', 'numeric')
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await userEvent.type(code, '123 456{Enter}')
  expect(await screen.findByText('This code is wrong or was already used.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
  expect(screen.queryByText('This code is wrong or was already used.')).toBeNull()
  expect(screen.getByLabelText('Recovery code')).toHaveFocus()
  expect(screen.getByLabelText('Recovery code')).not.toHaveAttribute('aria-invalid')
  await userEvent.type(screen.getByLabelText('Recovery code'), `${codes[0]}{Enter}`)
  await waitFor(() => expect(session.get()).toMatchObject({ state: 'in', identity: { userId: ada.userId } }))
  expect(asked(secondStep.takeSecondStep).map(({ body }) => body)).toEqual([
    { ticket: 'the-ticket', answer: { way: 'app', code: '123456' } },
    { ticket: 'the-ticket', answer: { way: 'recovery-code', code: codes[0] } },
  ])
})

test('what needs a confirmation asks once for all who wait, and goes on by itself', async () => {
  signIn(tokensOf(ada))
  let isConfirmed = false
  respond(secondStep.requireConfirmation, () =>
    isConfirmed ? null : refusal('CONFIRM_IDENTITY', { ways: ['password'] }),
  )
  respond(secondStep.confirmIdentity, ({ body }) => {
    isConfirmed = body.way === 'password' && body.password === 'Glass-barometer-7'
    return isConfirmed ? null : refusal('WRONG_PASSWORD')
  })
  drawPage(<ConfirmIdentity />)
  const attempts = Promise.all([call(secondStep.requireConfirmation, {}), call(secondStep.requireConfirmation, {})])
  const dialog = within(await screen.findByRole('dialog', { name: "Confirm that it's you" }, LATER))
  await userEvent.type(dialog.getByLabelText('Your password'), 'guessed{Enter}')
  expect(await dialog.findByText('The password is wrong.')).toBeVisible()
  await userEvent.clear(dialog.getByLabelText('Your password'))
  await userEvent.type(dialog.getByLabelText('Your password'), 'Glass-barometer-7{Enter}')
  expect(await attempts).toEqual([null, null])

  isConfirmed = false
  const given = call(secondStep.requireConfirmation, {})
  await screen.findByRole('dialog', {}, LATER)
  await Promise.all([expect(given).rejects.toMatchObject({ code: 'CONFIRM_IDENTITY' }), userEvent.keyboard('{Escape}')])
})

test('it is turned on with the first code of an app, and the recovery codes are shown', async () => {
  signIn(tokensOf(ada))
  let since: string | null = null
  respond(secondStep.getSecondStep, () => ({
    since,
    hasApp: since !== null,
    passkeys: [],
    passkeyOrigin: null,
    recoveryCodesLeft: since ? 10 : 0,
    isRequired: false,
  }))
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  respond(secondStep.setUpSecondStep, { secret, address: `otpauth://totp/Storeglass:ada?secret=${secret}` })
  respond(secondStep.turnOnSecondStep, () => {
    since = '2026-11-28T09:00:00.000Z'
    return { recoveryCodes: codes }
  })
  drawPage(<SecondStepCard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }, LATER))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn on two-step verification' }, LATER))
  expect(await dialog.findByRole('img', { name: 'QR code for your app' })).toBeVisible()
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Enter the code that the app shows'), '123456{Enter}')
  const list = await screen.findByRole('list', { name: 'Recovery codes' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
  expect(await screen.findByText(/10 recovery codes are left/)).toBeVisible()
})

const without = {
  since: null,
  hasApp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: true,
  passkeyOrigin: null,
}

test('who must set it up first comes to the pages once that is done', async () => {
  const missing = { ...ada, organizationName: 'Marlow', secondStepMissing: true }
  signIn(tokensOf(missing))
  const other = { organizationId: bob.organizationId, name: 'Elsewhere', role: 'member' as const, current: false }
  respond(getMyOrganizations, [other])
  respond(secondStep.getSecondStep, without)
  respond(secondStep.setUpSecondStep, { secret: 'GEZDGNBV', address: 'otpauth://totp/Storeglass:ada?secret=GEZDGNBV' })
  respond(secondStep.turnOnSecondStep, { recoveryCodes: codes })
  respond(refreshToken, tokensOf(ada))
  drawPage(<SecondStepFirst identity={missing} />)
  expect(await screen.findByText(/Marlow requires two-step verification/, {}, LATER)).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Switch to Elsewhere' })).toBeVisible()
  await userEvent.type(await screen.findByLabelText('Enter the code that the app shows'), '123456{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: "I've saved them, continue" }))
  await waitFor(() => expect(session.get().identity?.secondStepMissing).toBeUndefined())
})

describe('who must set it up first, in a browser with passkeys', () => {
  const missing = { ...ada, organizationName: 'Marlow', secondStepMissing: true }
  const open = (passkeyOrigin: string | null) => {
    vi.stubGlobal('PublicKeyCredential', Object)
    Object.defineProperty(navigator, 'credentials', { value: {}, configurable: true })
    signIn(tokensOf(missing))
    respond(getMyOrganizations, [])
    respond(secondStep.getSecondStep, { ...without, passkeyOrigin })
    respond(secondStep.setUpSecondStep, {
      secret: 'GEZDGNBV',
      address: 'otpauth://totp/Storeglass:ada?secret=GEZDGNBV',
    })
    drawPage(<SecondStepFirst identity={missing} />)
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'credentials')
  })

  test('may add one instead of an app, keeps the recovery codes, and comes to the pages', async () => {
    open(location.origin)
    respond(wantPasskey, {
      challenge: 'AAAA',
      rp: { id: 'localhost', name: 'Storeglass' },
      user: { id: 'AAAA', name: 'ada', displayName: 'Ada' },
      pubKeyCredParams: [],
      timeout: 1000,
      excludeCredentials: [],
    })
    respond(addPasskey, { recoveryCodes: codes })
    respond(refreshToken, tokensOf(ada))
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey instead' }, LATER))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }, LATER))
    await userEvent.type(dialog.getByLabelText('Name'), 'Laptop{Enter}')
    expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible()
    expect(session.get().identity?.secondStepMissing).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: "I've saved them" }))
    await waitFor(() => expect(session.get().identity?.secondStepMissing).toBeUndefined())
    expect(asked(addPasskey).map(({ body }) => body.name)).toEqual(['Laptop'])
  })

  test.each([null, 'https://aso.example.com'])(
    'is offered none at an address where none is good: %s',
    async (origin) => {
      open(origin)
      expect(await screen.findByLabelText('Enter the code that the app shows', {}, LATER)).toBeVisible()
      await waitFor(() => expect(asked(secondStep.getSecondStep)).toHaveLength(1))
      expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull()
    },
  )
})
