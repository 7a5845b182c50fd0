import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor } from '#tests/support/render.tsx'
import { expect, it, vi } from 'vitest'
import { requestDemo } from '#contract/demo-request.ts'
import { signIn } from '#web/session/session.ts'
import { asked, refusal, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import DemoDialog from './demo-dialog.tsx'

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('SUB-019, AUTH-056: a request names its faults beside the fields, keeps what was typed and goes out once it is right', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  signIn(tokensOf(ada))
  const first = [refusal('BUSINESS_EMAIL_REQUIRED')]
  respond(requestDemo, () => first.shift() ?? null)
  const onClose = vi.fn<() => void>()
  render(
    <I18nProvider i18n={i18n}>
      <DemoDialog identity={ada} onClose={onClose} />
    </I18nProvider>,
  )
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send request' }))
  send()
  expect(await screen.findAllByText('This field is required!')).toHaveLength(2)
  type('Company', 'Marlow')
  type('How many apps do you have?', '3')
  type('Preferred time', '2099-01-01T10:00')
  send()
  expect(await screen.findByText(/Enter your work e-mail/)).toBeTruthy()
  type('Business e-mail', 'ada@marlow.example')
  send()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(asked(requestDemo).at(-1)?.body).toMatchObject({ email: 'ada@marlow.example', company: 'Marlow', apps: 3 })
})
