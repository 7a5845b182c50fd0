import type { AnyRouter } from '@tanstack/react-router'
import { withAppTexts } from '#web/i18n/language.ts'

/**
 * The values of an address's search are texts: the router's own reading would make a number of an app's id such as
 * "284882215" or of a code such as "12e4".
 */
export const searchTexts = {
  parseSearch: (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search: Record<string, unknown>): string => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined)
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return text && `?${text}`
  },
}

/**
 * Has the address of a start say what is selected, as links do, before its page is matched. The router does the same once
 * it is drawn, and then matches, loads and draws the page again.
 */
export function nameSelectedInAddress(router: AnyRouter): void {
  const { href, pathname } = router.latestLocation
  const named = router.buildLocation({ to: pathname, search: true, params: true, hash: true, state: true })
  if (named.href !== href) router.history.replace(named.href, named.state)
}

/**
 * Pages that are loaded when they are opened wait for the texts of the app, beside their own loaders: a failure is that
 * page's. The first pages come with the entry, and have their texts.
 */
export function loadTextsWithPages({ routesById }: AnyRouter): void {
  for (const { options } of Object.values<AnyRouter['routeTree']>(routesById)) {
    if (!options.component?.preload) continue
    const load = typeof options.loader === 'function' ? options.loader : options.loader?.handler
    options.loader = (context: unknown) => withAppTexts(load?.(context))
  }
}

/** A task of this length tells a device on which a page takes several frames to draw, ms. */
const SLOW_MS = 150
/** Longest wait for a frame, ms: a hidden tab draws none. */
const FRAME_MS = 100

/**
 * On a slow device a press is shown before the page it leads to is drawn: the next frame has the pressed link, and the
 * page follows. Elsewhere both fit into one frame. Slow devices are recognised by the app's longest task so far, which only
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
