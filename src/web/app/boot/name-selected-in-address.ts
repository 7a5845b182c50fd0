import type { AnyRouter } from '@tanstack/react-router'

/**
 * Has the address of a start say what is selected, as links do, before its page is matched. The router does the same once
 * it is drawn, and then matches, loads and draws the page again.
 */
export function nameSelectedInAddress(router: AnyRouter): void {
  const { href, pathname } = router.latestLocation
  const named = router.buildLocation({ to: pathname, search: true, params: true, hash: true, state: true })
  if (named.href !== href) router.history.replace(named.href, named.state)
}
