import { render, screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusBack } from './use-focus-back.ts'

const elsewhere = 'Elsewhere'

function Part({ onClose }: { onClose: () => void }) {
  useFocusBack()
  // A dialog takes the focus when it comes.
  return <button type="button" aria-label="Close" ref={(button) => button?.focus()} onClick={onClose} />
}

function Opener() {
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" aria-label="Open" onClick={() => setOpened(true)} />
      {opened && <Part onClose={() => setOpened(false)} />}
      <button type="button">{elsewhere}</button>
    </>
  )
}

test('who closes a dialog goes on from where it was opened, unless they are elsewhere already', async () => {
  render(<Opener />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus()

  await userEvent.keyboard('{Enter}')
  const close = screen.getByRole('button', { name: 'Close' })
  screen.getByRole('button', { name: elsewhere }).focus()
  close.click()
  expect(screen.getByRole('button', { name: elsewhere })).toHaveFocus()
})
