import { screen } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/draw-page.tsx'
import { Messages } from '#web/ui/feedback/messages.tsx'
import { GalleryPage } from './gallery-page.tsx'

test('MENU-060: the test pages show parts in all their states, and messages when they are asked for', async () => {
  drawPage(
    <>
      <GalleryPage />
      <Messages />
    </>,
  )
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Controls',
    'Messages',
    'Figures',
    'States of a section',
    'Nothing here yet',
  ])
  expect(screen.getByText("Couldn't load this")).toBeInTheDocument()
  expect(screen.getByText("This loads when you're back online")).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'warning' }))
  expect(await screen.findByText('What happened.')).toBeInTheDocument()
})
