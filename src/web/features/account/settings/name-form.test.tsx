import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '#tests/support/render.tsx'
import { beforeEach, expect, test } from 'vitest'
import { session } from '#web/session/session-store.ts'
import { noNetwork } from '#tests/support/network/index.ts'
import { ada } from '#tests/support/users.ts'
import { fakeLocks } from '#tests/support/queue/fake-locks.ts'
import { NameForm } from './name-form.tsx'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  fakeLocks()
  noNetwork()
  session.set({ identity: ada, state: 'in' })
})

/** Saves another last name, sent from an element, and gives the form the profile as it is then. */
async function saved(send: () => void) {
  const profile = { firstName: 'Ada', lastName: 'Marlow' }
  const page = (next: typeof profile) => (
    <I18nProvider i18n={i18n}>
      <NameForm profile={next} />
    </I18nProvider>
  )
  const { rerender } = render(page(profile))
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Hopper' } })
  send()
  await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy'))
  await waitFor(() => expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy'))
  rerender(page({ ...profile, lastName: 'Hopper' }))
  expect(screen.getByLabelText('Last name')).toHaveValue('Hopper')
}

test('after the name is saved the cursor is in the field it was in, or in the first one', async () => {
  await saved(() => {
    screen.getByRole('button').focus()
    fireEvent.click(screen.getByRole('button'))
  })
  expect(screen.getByLabelText('First name')).toHaveFocus()
})

test('a name that is saved from its field keeps the cursor there', async () => {
  await saved(() => {
    const field = screen.getByLabelText('Last name')
    field.focus()
    const form = field.closest('form')
    if (form) fireEvent.submit(form)
  })
  expect(screen.getByLabelText('Last name')).toHaveFocus()
})
