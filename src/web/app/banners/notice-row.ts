import { bannerRoom, saveBannerRoom, setBannerRoom } from './banner-room.ts'

/** Height of the notices in the row above the page, px. */
let filled = 0
/** The most they have been, px. */
let highest = 0
/** Since there is more room than anybody needs, and closing it would be seen. */
let wait: AbortController | null = null

/** What comes or goes in the row leaves what is being read where it is: the window scrolls along, as far as it can. */
function scrollAlong(change: () => void): void {
  const before = Math.max(filled, bannerRoom())
  change()
  const by = Math.max(filled, bannerRoom()) - before
  // Most browsers do this of their own, but at the top of the page.
  if (by !== 0 && (scrollY === 0 || !CSS.supports('overflow-anchor', 'auto')))
    window.scrollBy({ top: by, behavior: 'instant' })
}

/** The notices are `height` px high from now on. */
export function fillNoticeRow(height: number): void {
  scrollAlong(() => {
    filled = height
  })
  highest = Math.max(highest, height)
}

/** As `fillNoticeRow`, but the page makes room: as when the reader asks for more. */
export function pushPage(height: number): void {
  filled = height
}

/** No more notices are on their way: the row, and that of the next start, is `height` px high. */
export function settleNoticeRow(height: number): void {
  saveBannerRoom(height)
  wait?.abort()
  // What the reader has seen there may go together with its room.
  if (bannerRoom() <= Math.max(height, highest)) scrollAlong(() => setBannerRoom(height))
  else closeUnseen(height)
}

/** Reserved room that is not needed is closed once it is out of sight. */
function closeUnseen(height: number): void {
  wait = new AbortController()
  const { signal } = wait
  const close = () => {
    if (signal.aborted || scrollY < bannerRoom() - height) return
    wait?.abort()
    scrollAlong(() => setBannerRoom(height))
  }
  addEventListener('scroll', close, { passive: true, signal })
  // Where a reload has just scrolled the page to, that must be on screen first.
  requestAnimationFrame(() => requestAnimationFrame(close))
}

/** The next page starts at its top: nothing of it has been seen yet. */
export function closeNoticeRow(): void {
  if (!wait || wait.signal.aborted) return
  wait.abort()
  setBannerRoom(filled)
}
