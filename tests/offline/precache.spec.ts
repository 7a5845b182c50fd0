import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import {
  builtAssets,
  builtPages,
  builtPrecache,
  isBuilt,
  reachableAssets,
  readBuilt,
} from '#tests/support/built-app.ts'
import { isInRuntimeCache } from '#web/shell/boot/pages-of-runtime-cache.ts'
import { runtimeFiles } from '../../sw/runtime-cache.ts'

/** Comes from the server alone: the ways in and staff's pages, which need it anyway, and letters that the system's font draws offline. */
const fromServerOnly =
  /^assets\/((auth|ways-in|administration|staff|dictionary)-|hanken-grotesk-(vietnamese|latin-ext|cyrillic-ext)-)/

const isRuntimeFile = (file: string) => runtimeFiles.some((start) => `/${file}`.startsWith(start))

test('every script, style, text and symbol that a page can load is brought to the device, or kept from its first use', () => {
  const onDevice = new Set(builtPrecache().map(({ url }) => url))
  const reached = [...reachableAssets()]
  expect(reached.length).toBeGreaterThan(100)
  for (const kind of ['js', 'css', 'svg', 'woff2']) expect(reached.some((file) => file.endsWith(`.${kind}`))).toBe(true)
  for (const language of ['en', 'de']) expect([...onDevice].join()).toMatch(new RegExp(`assets/${language}-`))
  expect(reached.filter((file) => !onDevice.has(file) && !isRuntimeFile(file) && !fromServerOnly.test(file))).toEqual(
    [],
  )
  expect(builtAssets().filter((file) => !reached.includes(file))).toEqual([])
})

test('the pages whose files are kept from a visit on are those that a new version brings again', () => {
  const kept = builtPages().filter(({ file }) => isRuntimeFile(file))
  expect(kept.map(({ path }) => path)).toEqual(expect.arrayContaining(['/settings/team']))
  expect(kept.filter(({ path }) => !isInRuntimeCache(path))).toEqual([])
})

test('the list names the app alone: nothing of the API, not the worker itself, no source map, nothing twice', () => {
  const urls = builtPrecache().map(({ url }) => url)
  expect(urls).toContain('index.html')
  expect(
    urls.filter((url) => /^\/|^api\b|^dev\b|^sw\b|version\.json|\.map$|\.(br|gz)$|chunks\.json|:/.test(url)),
  ).toEqual([])
  expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted())
  expect(urls.filter((url) => isRuntimeFile(url) || fromServerOnly.test(url))).toEqual([])
})

test('every file of the list is there, whole, and is the one that the list means', () => {
  for (const { url, revision } of builtPrecache()) {
    expect(isBuilt(url), url).toBe(true)
    const bytes = readBuilt(url)
    expect(bytes.length, url).toBeGreaterThan(0)
    // A file without a hash in its name is fetched anew only where its revision has changed.
    if (revision === null) expect(url).toMatch(/^assets\/.+-[\w-]{8}\.\w+$/)
    else expect(createHash('md5').update(bytes).digest('hex'), url).toBe(revision)
    // These are what is really sent.
    if (isBuilt(`${url}.br`)) expect(brotliDecompressSync(readBuilt(`${url}.br`)).equals(bytes), `${url}.br`).toBe(true)
    if (isBuilt(`${url}.gz`)) expect(gunzipSync(readBuilt(`${url}.gz`)).equals(bytes), `${url}.gz`).toBe(true)
  }
})
