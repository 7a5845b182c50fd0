import type { AnyRouter } from '@tanstack/react-router'

/** A task of this length tells a device on which a page takes several frames to draw, ms. */
const SLOW_MS = 150
/** Longest wait for a frame, ms: a hidden tab draws none. */
const FRAME_MS = 100

/**
 * On a slow device a press is shown before the page it leads to is drawn: the next frame has the pressed link, and the
 * page follows. Elsewhere both fit into one frame. Devices are told apart by the app's longest task so far, of which only
 * Chromium tells.
 */
export function showPressesFirst(router: AnyRouter): void {
  let isSlow = false
  const observer = new PerformanceObserver((tasks) => {
    if (!tasks.getEntries().some(({ duration }) => duration >= SLOW_MS)) return
    isSlow = true
    observer.disconnect()
  })
  observer.observe({ type: 'longtask', buffered: true })
  const { navigate } = router
  router.navigate = async (options) => {
    if (!isSlow) return navigate(options)
    const pressed = document.activeElement?.closest('a, button')
    pressed?.setAttribute('data-pressed', '')
    await nextFrame()
    return navigate(options).finally(() => pressed?.removeAttribute('data-pressed'))
  }
}

const nextFrame = () =>
  new Promise<void>((resolve) => {
    // After the frame, not in it.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_MS)
  })
