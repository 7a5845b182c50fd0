import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { connectivity } from '#web/offline/connectivity.ts'
import { details, show } from '../fixtures.tsx'
import { HeaderCard } from './header-card.tsx'
import { ScreensCard } from './screens-card.tsx'

const withImages = (changes: Partial<typeof details.images>, videos: string[] = []) => ({
  ...details,
  images: { ...details.images, ...changes },
  videos,
})

afterEach(() => connectivity.set('online'))

describe('the header', () => {
  test('OV-037: a missing one says so, in the ratio of the store', () => {
    const { unmount } = show(<HeaderCard store="APP_STORE" details={details} />)
    expect(screen.getByText('No image found')).toHaveStyle({ aspectRatio: '612 / 153' })
    unmount()
    show(<HeaderCard store="GOOGLE_PLAY" details={details} />)
    expect(screen.getByRole('region', { name: 'Feature graphic' })).toHaveTextContent('No image found')
    expect(screen.getByText('No image found')).toHaveStyle({ aspectRatio: '1024 / 500' })
  })

  test('LIM-009: its place is kept by its real size', () => {
    show(<HeaderCard store="APP_STORE" details={withImages({ banners: ['/header.webp'] })} />)
    const picture = screen.getByRole('img', { name: 'Header' })
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['612', '153'])
  })

  test('one that does not come is not a missing one, and is tried again when the connection changes', () => {
    connectivity.set('offline')
    show(<HeaderCard store="APP_STORE" details={withImages({ banners: ['/header.webp'] })} />)
    fireEvent.error(screen.getByRole('img', { name: 'Header' }))
    expect(screen.getByText('Not saved on this device')).toBeVisible()
    connectivity.set('online')
    expect(connectivity.get()).toBe('online')
    return screen.findByRole('img', { name: 'Header' })
  })
})

describe('trailer and screenshots', () => {
  const screens = ['/1.png', '/2.png', '/3.png']

  test('LIM-005, LIM-006: counted against the rule of the store', () => {
    const { unmount } = show(
      <ScreensCard store="APP_STORE" details={withImages({ screens }, ['https://a.example/v'])} />,
    )
    expect(screen.getByText('1 video, 3 of 10 screenshots')).toBeVisible()
    expect(screen.getByRole('link', { name: /Watch the trailer/ })).toHaveAttribute('href', 'https://a.example/v')
    unmount()
    show(<ScreensCard store="GOOGLE_PLAY" details={withImages({ screens })} />)
    expect(screen.getByText('3 of 8 screenshots')).toBeVisible()
  })

  test('OV-046: none', () => {
    show(<ScreensCard store="APP_STORE" details={details} />)
    expect(screen.getByText('No data available')).toBeVisible()
  })

  test('one opens large; the arrow keys lead to the others, and the focus comes back', async () => {
    show(<ScreensCard store="APP_STORE" details={withImages({ screens })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Screenshot 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Screenshot 2 of 3' })
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('dialog', { name: 'Screenshot 3 of 3' })).toBe(dialog)
    expect(within(dialog).getByRole('button', { name: 'Next screenshot' })).toBeDisabled()
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}')
    expect(within(dialog).getByRole('img', { name: 'Screenshot 1' })).toHaveAttribute('src', '/1.png')
  })
})
