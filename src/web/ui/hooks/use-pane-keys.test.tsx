import { render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PANE, usePaneKeys } from './use-pane-keys.ts'

function Panes() {
  usePaneKeys()
  return (
    <>
      <button type="button" aria-label="Menu" />
      <div {...PANE}>
        <button type="button" aria-label="Sort" />
        <input type="search" aria-label="Search" />
      </div>
      <div {...PANE} hidden>
        <button type="button" aria-label="Unseen" />
      </div>
      <div {...PANE}>
        <button type="button" aria-label="Copy" />
        <div {...PANE}>
          <textarea aria-label="Reply" />
        </div>
        <button type="button" aria-label="More" />
      </div>
    </>
  )
}
const button = (name: string) => screen.getByRole('button', { name })

test('F6 leads from pane to pane and round, Shift and F6 back, each time to where the focus was', async () => {
  const user = userEvent.setup()
  render(<Panes />)
  await user.click(button('Menu'))
  await user.keyboard('{F6}')
  expect(button('Copy')).toHaveFocus()
  await user.keyboard('{F6}')
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus()
  await user.keyboard('{F6}')
  expect(screen.getByRole('searchbox')).toHaveFocus()
  await user.click(button('Sort'))
  await user.keyboard('{Shift>}{F6}{/Shift}')
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus()
  await user.keyboard('{Shift>}{F6}{F6}{/Shift}')
  expect(button('Sort')).toHaveFocus()
  await user.click(button('More'))
  await user.keyboard('{F6}{Shift>}{F6}{/Shift}')
  expect(button('More')).toHaveFocus()
})

test('F6 leaves a dialog alone, and with Ctrl it is the browser’s', async () => {
  const user = userEvent.setup()
  const { container } = render(<Panes />)
  const sort = button('Sort')
  await user.click(sort)
  await user.keyboard('{Control>}{F6}{/Control}')
  expect(sort).toHaveFocus()
  const dialog = document.createElement('div')
  dialog.setAttribute('aria-modal', 'true')
  container.append(dialog)
  await user.keyboard('{F6}')
  expect(sort).toHaveFocus()
})
