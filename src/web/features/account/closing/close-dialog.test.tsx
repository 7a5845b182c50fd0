import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '#tests/support/render.tsx'
import { expect, it, vi } from 'vitest'
import { closeAccount } from '#contract/account-closing.ts'
import { signIn } from '#web/session/session.ts'
import { asked, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import CloseDialog from './close-dialog.tsx'

it('SUB-026: closing names a missing and a wrong password at its field, and closes with the right one', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  signIn(tokensOf(ada))
  const first = [refusal('WRONG_PASSWORD')]
  respond(closeAccount, () => first.shift() ?? { scheduledDeletionDate: '2099-01-01T00:00:00.000Z' })
  const onClosed = vi.fn<() => void>()
  render(
    <I18nProvider i18n={i18n}>
      <CloseDialog userId={ada.userId} hasPassword onClose={() => {}} onClosed={onClosed} />
    </I18nProvider>,
  )
  const field = screen.getByLabelText('Your password')
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close account' }))
  // The dialog takes the focus first.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  close()
  expect(await screen.findByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'guessed' } })
  close()
  expect(await screen.findByText('The password is wrong.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'Glass-barometer-7' } })
  expect(screen.queryByText('The password is wrong.')).toBeNull()
  close()
  await waitFor(() => expect(onClosed).toHaveBeenCalled())
  expect(asked(closeAccount).at(-1)?.body).toEqual({ password: 'Glass-barometer-7' })
})
