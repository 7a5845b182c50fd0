import { screen } from '#tests/support/render.tsx'
import { beforeEach, expect, test } from 'vitest'
import { signIn } from '#web/session/session.ts'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada, tokensOf } from '#tests/support/users.ts'
import { DisabledWhileImpersonating } from './disabled-while-impersonating.tsx'

const INVITE = 'Invite'

beforeEach(() => {
  window.localStorage.clear()
})

const draw = () =>
  drawPage(
    <DisabledWhileImpersonating>
      <button type="button">{INVITE}</button>
    </DisabledWhileImpersonating>,
  )

test('the users themselves may do what is theirs', async () => {
  signIn(tokensOf(ada))
  draw()
  expect(await screen.findByRole('button', { name: 'Invite' })).toBeEnabled()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('who acts as one of them may not, and reads why', async () => {
  signIn(tokensOf({ ...ada, impersonatorId: '99999999-9999-4999-8999-999999999999' }))
  draw()
  expect(await screen.findByRole('button', { name: 'Invite' })).toBeDisabled()
  expect(screen.getByRole('status')).toHaveTextContent('Only the users themselves can do this.')
})
