import { fireEvent, screen, waitFor, within } from '#tests/support/render.tsx'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { details, show } from '../fixtures.tsx'
import { HeaderCard } from './creatives.tsx'
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

  test('LIM-005, LIM-006: counted against the rule of the store, with what that means', () => {
    const { unmount } = show(
      <ScreensCard store="APP_STORE" details={withImages({ screens }, ['https://a.example/v'])} />,
    )
    expect(screen.getByText('1 video, 3 of 10 screenshots')).toBeVisible()
    expect(screen.getByText('Room for 7 more')).toBeVisible()
    expect(screen.getByRole('link', { name: /Watch the trailer/ })).toHaveAttribute('href', 'https://a.example/v')
    unmount()
    show(<ScreensCard store="GOOGLE_PLAY" details={withImages({ screens: ['/1.png'] })} />)
    expect(screen.getByText('1 of 8 screenshots')).toBeVisible()
    expect(screen.getByText('Google Play requires at least 2')).toBeVisible()
  })

  test('trailers say which device they are for, also those that the listing does not count', () => {
    const trailers = [
      { device: 'phone', videos: ['https://a.example/v'] },
      { device: 'mac', videos: ['https://a.example/mac'] },
    ]
    show(
      <ScreensCard store="APP_STORE" details={withImages({ screens }, ['https://a.example/v'])} trailers={trailers} />,
    )
    expect(screen.getByText('2 videos, 3 of 10 screenshots')).toBeVisible()
    expect(screen.getByText(/1, iPhone$/)).toBeVisible()
    expect(screen.getByText(/2, Mac$/)).toBeVisible()
  })

  test('LIM-005: those for iPhone and for iPad are counted apart', () => {
    const boxes = [...Array<string>(10).fill('392x696bb'), '576x768bb', '576x768bb']
    const mixed = boxes.map((box, index) => `/api/media/v1/remote?url=${index}%2F${box}.png&size=screen-800`)
    show(<ScreensCard store="APP_STORE" details={withImages({ screens: mixed })} />)
    expect(screen.getByText('10 of 10 screenshots for iPhone, 2 of 10 for iPad')).toBeVisible()
    expect(screen.getByText(/No room left/).parentElement).toHaveTextContent(
      'iPhone: No room left; iPad: Room for 8 more',
    )
  })

  test('one that breaks a rule of the store is told, once its size is known', () => {
    const { container } = show(<ScreensCard store="GOOGLE_PLAY" details={withImages({ screens })} />)
    expect(screen.queryByText(/Screenshot 2:/)).toBeNull()
    arrive(container.querySelector('img[src="/2.png"]'), 300, 500)
    expect(screen.getByText(/Screenshot 2:/)).toHaveTextContent('Screenshot 2: A side is shorter than 320 px.')
  })

  test('OV-046: none', () => {
    show(<ScreensCard store="APP_STORE" details={details} />)
    expect(screen.getByText('No data available')).toBeVisible()
  })

  test('one opens large; keys lead to the others, and the focus comes back', async () => {
    show(<ScreensCard store="APP_STORE" details={withImages({ screens })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Screenshot 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Screenshot 2 of 3' })
    await userEvent.keyboard('{ArrowRight}')
    expect(await screen.findByRole('dialog', { name: 'Screenshot 3 of 3' })).toBe(dialog)
    expect(within(dialog).getByRole('button', { name: 'Next image' })).toBeDisabled()
    await userEvent.keyboard('{ArrowRight}{Home}')
    expect(dialog).toHaveAccessibleName('Screenshot 1 of 3')
    expect(within(dialog).getByRole('button', { name: 'Previous image' })).toBeDisabled()
    await userEvent.keyboard('{End}')
    expect(dialog).toHaveAccessibleName('Screenshot 3 of 3')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Screenshot 3' })).toHaveFocus()
  })

  test('the small pictures lead to any of them; neighbours are loaded ahead', async () => {
    show(<ScreensCard store="APP_STORE" details={withImages({ screens: [...screens, '/4.png'] })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Screenshot 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Screenshot 1 of 4' })
    const small = within(within(dialog).getByRole('list', { name: 'All images' }))
    expect(small.getByRole('button', { current: true })).toHaveAccessibleName('Screenshot 1')
    const loading = () =>
      within(dialog)
        .getAllByAltText(/^Screenshot \d$/)
        .map((picture) => picture.getAttribute('loading'))
    expect(loading()).toEqual(['eager', 'eager', 'lazy', 'lazy'])
    await userEvent.click(small.getByRole('button', { name: 'Screenshot 3' }))
    expect(dialog).toHaveAccessibleName('Screenshot 3 of 4')
    expect(loading()).toEqual(['lazy', 'eager', 'eager', 'eager'])
  })

  test('large, each says its size and whether it keeps to the rules; of a copy only the shape is judged', async () => {
    const copy = '/api/media/v1/remote?url=x&size=screen-800'
    show(<ScreensCard store="APP_STORE" details={withImages({ screens: ['/1.png', '/2.png', copy] })} />)
    await userEvent.click(screen.getByRole('button', { name: 'Screenshot 1' }))
    const dialog = await screen.findByRole('dialog')
    for (const [at, width, height] of [
      [0, 1290, 2796],
      [1, 1000, 1000],
      [2, 369, 800],
    ] as const)
      arrive(within(dialog).getAllByAltText(/^Screenshot \d$/)[at], width, height)
    expect(dialog).toHaveTextContent("1,290 × 2,796 pxFollows the store's rules")
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog).toHaveTextContent('1,000 × 1,000 pxThis aspect ratio fits no App Store device.')
    await userEvent.keyboard('{ArrowRight}')
    expect(dialog).toHaveTextContent("Store copy: 369 × 800 pxThe aspect ratio follows the store's rules")
  })

  test("Google Play's trailer lies under its feature graphic, as in the store", () => {
    const play = withImages({ screens, banners: ['/graphic.png'] }, ['https://www.youtube.com/watch?v=1'])
    show(<ScreensCard store="GOOGLE_PLAY" details={play} />)
    const trailer = screen.getByRole('link', { name: 'Watch the trailer (opens in a new tab)' })
    expect(trailer.querySelector('img')).toHaveAttribute('src', '/graphic.png')
  })
})

/** A picture has come with this size. */
function arrive(picture: Element | null | undefined, naturalWidth: number, naturalHeight: number) {
  if (!picture) throw new Error('no picture')
  Object.defineProperties(picture, { naturalWidth: { value: naturalWidth }, naturalHeight: { value: naturalHeight } })
  fireEvent.load(picture)
}
