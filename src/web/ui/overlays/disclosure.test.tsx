import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, waitFor } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Disclosure } from './disclosure.tsx'

const more = 'More'
const about = 'About it'

const show = () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <Disclosure title="Details" button={more}>
        <p>{about}</p>
      </Disclosure>
    </I18nProvider>,
  )
}
const button = () => screen.getByRole('button', { name: more })

test('a panel is named by its title; Escape closes it and leads back to its button', async () => {
  show()
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button())
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible()
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus())
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(button()).toHaveFocus())
})

test('a press beside a panel closes it, and so does a second one of its button', async () => {
  show()
  await userEvent.click(button())
  await userEvent.click(document.body)
  expect(screen.queryByText(about)).toBeNull()
  await userEvent.click(button())
  expect(screen.getByText(about)).toBeVisible()
  await userEvent.click(button())
  expect(screen.queryByText(about)).toBeNull()
})
