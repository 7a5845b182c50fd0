import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { Tour } from './tour.tsx'

const onEnd = vi.fn<() => void>()

beforeEach(() => onEnd.mockClear())
afterEach(() => document.body.replaceChildren())

/** The frame, as far as the tour knows it. */
function frame(...targets: string[]) {
  for (const target of targets) {
    const button = document.createElement('button')
    button.dataset['tour'] = target
    document.body.append(button)
  }
}

const next = () => screen.findByRole('button', { name: 'Next' })
const dialog = () => screen.getByRole('dialog')

test('it has three stops: the apps, the country, the connection', async () => {
  frame('app', 'country', 'connection')
  drawPage(<Tour onEnd={onEnd} />)
  await userEvent.click(await next())
  expect(dialog()).toHaveAccessibleName('One country at a time')
  expect(dialog()).toHaveTextContent('2 of 3')
  await userEvent.click(await next())
  expect(dialog()).toHaveAccessibleName('Works without a connection')
  expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
  expect(onEnd).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('it goes back from every stop but the first', async () => {
  frame('app', 'country', 'connection')
  drawPage(<Tour onEnd={onEnd} />)
  await next()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await userEvent.click(await next())
  await userEvent.click(await next())
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(dialog()).toHaveTextContent('2 of 3')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(dialog()).toHaveTextContent('1 of 3')
})

test('the focus is on Next, stays there from stop to stop, and Enter goes on to the end', async () => {
  frame('app', 'country', 'connection')
  drawPage(<Tour onEnd={onEnd} />)
  expect(await next()).toHaveFocus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onEnd).toHaveBeenCalledOnce()
})

test('it is skipped at any stop, also by a press beside the card', async () => {
  frame('app', 'country', 'connection')
  drawPage(<Tour onEnd={onEnd} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }))
  expect(onEnd).toHaveBeenCalledOnce()
})

test('a press beside the card skips it', async () => {
  frame('app', 'country', 'connection')
  drawPage(<Tour onEnd={onEnd} />)
  await next()
  await userEvent.click(screen.getByText('Your apps'))
  expect(onEnd).not.toHaveBeenCalled()
  await userEvent.click(dialog())
  expect(onEnd).toHaveBeenCalledOnce()
})

test('what the page does not have is passed over', async () => {
  frame('connection')
  drawPage(<Tour onEnd={onEnd} />)
  expect(await screen.findByRole('button', { name: 'Done' })).toHaveFocus()
  expect(dialog()).toHaveAccessibleName('Works without a connection')
  expect(dialog()).toHaveTextContent('1 of 1')
})

test('where the page has none of them it shows nothing and leaves the page to scroll', () => {
  const { container } = drawPage(<Tour onEnd={onEnd} />)
  expect(container.querySelector('dialog')).toBeNull()
  expect(document.documentElement.style.overflow).toBe('')
})
