import { render, screen } from '#tests/support/render.tsx'
import { UnstyledButton } from '@mantine/core'
import userEvent from '@testing-library/user-event'
import type { SubmitEvent } from 'react'
import { expect, test, vi } from 'vitest'
import theme from '#web/theme/components.module.css'
import { Button } from './button.tsx'

test('while its work is under way a button keeps the focus, and neither acts nor sends its form again', async () => {
  const press = vi.fn<() => void>()
  const send = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={press} aria-label="Save" />
    </form>
  )
  const { rerender } = render(form(false))
  await userEvent.click(screen.getByRole('button'))
  expect(send).toHaveBeenCalledTimes(1)
  rerender(form(true))
  expect(screen.getByRole('button', { busy: true })).toHaveFocus()
  await userEvent.click(screen.getByRole('button'))
  await userEvent.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect(press).toHaveBeenCalledTimes(1)
  expect(send).toHaveBeenCalledTimes(1)
})

test('an unstyled button is as large as the text around it, and a button as its size says', () => {
  render(
    <>
      <UnstyledButton className="ours" aria-label="Open" />
      <Button size="sm" className="ours" aria-label="Save" />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Open' })).toHaveClass(theme.unstyledButton!)
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveClass(theme.unstyledButton!)
})
