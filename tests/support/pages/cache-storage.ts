import type { Page } from '@playwright/test'

/** An entry of Cache Storage as the browser holds it, with what no script is shown. */
export interface StoredAnswer {
  cache: string
  method: string
  url: URL
  status: number
  /** Of the response: `basic`, `default`, `opaqueResponse` and so on. */
  type: string
  /** Names and values of request and response, one a line, names in lower case. */
  headers: string
}

interface Header {
  name: string
  value: string
}

/** Everything in Cache Storage of the page's origin, and the names of the caches, empty ones too. */
export async function cacheStorage(page: Page): Promise<{ names: string[]; answers: StoredAnswer[] }> {
  const browser = await page.context().newCDPSession(page)
  const { caches } = await browser.send('CacheStorage.requestCacheNames', {
    securityOrigin: new URL(page.url()).origin,
  })
  const answers: StoredAnswer[] = []
  for (const { cacheId, cacheName } of caches) {
    const { cacheDataEntries } = await browser.send('CacheStorage.requestEntries', { cacheId })
    for (const entry of cacheDataEntries)
      answers.push({
        cache: cacheName,
        method: entry.requestMethod,
        url: new URL(entry.requestURL),
        status: entry.responseStatus,
        type: entry.responseType,
        headers: [...entry.requestHeaders, ...entry.responseHeaders].map(line).join('\n'),
      })
  }
  await browser.detach()
  return { names: caches.map(({ cacheName }) => cacheName), answers }
}

const line = ({ name, value }: Header) => `${name.toLowerCase()}: ${value}`
