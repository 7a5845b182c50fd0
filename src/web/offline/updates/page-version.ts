/** The address of the page's first script names its version. */
export const pageVersion = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''

/**
 * Whether the worker in charge would open another version than this page: it took over while the page was loading, and
 * nobody here heard of it.
 */
export async function isOtherThanWorker(): Promise<boolean> {
  if (navigator.serviceWorker.controller?.state !== 'activated') return false
  // A browser may refuse its caches, or have removed them: then nothing is known.
  const shell = await caches.match('/index.html', { ignoreSearch: true }).catch(() => undefined)
  return shell !== undefined && !(await shell.text()).includes(new URL(pageVersion()).pathname)
}
