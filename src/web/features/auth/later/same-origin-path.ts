/**
 * Where a link may lead on this site: a path with its query and hash. Anything else, above all another site's address,
 * becomes "/".
 */
export function sameOriginPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/')) return '/'
  const { origin } = window.location
  const url = URL.parse(wanted, origin)
  const isOurs = url?.origin === origin && !url.pathname.startsWith('//') && !url.pathname.startsWith('/api/')
  return isOurs ? url.pathname + url.search + url.hash : '/'
}
