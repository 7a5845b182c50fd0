import { screen } from '#tests/support/render.tsx'
import { afterEach, describe, expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { ada } from '#tests/support/users.ts'
import { session } from '#web/session/session-store.ts'
import { ErrorPage, NotAuthorizedPage } from './error-pages.tsx'

afterEach(() => session.set({ identity: null, state: 'out' }))

describe('pages of what went wrong', () => {
  test('OP-96: an address that leads nowhere: a title, one line, the way home', async () => {
    drawPage(<ErrorPage />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Page not found')
    expect(screen.getByText('The link may be outdated or mistyped.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('OP-96: what one may not see offers another account, too', async () => {
    session.set({ identity: ada, state: 'in' })
    drawPage(<NotAuthorizedPage />)
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('You are not authorised')
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument()
  })

  test('OP-96: nobody is logged out who is not logged in', async () => {
    drawPage(<NotAuthorizedPage />)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })
})
