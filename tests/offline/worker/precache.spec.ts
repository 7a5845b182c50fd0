import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import {
  builtAssets,
  builtFill,
  builtPrecache,
  isBuilt,
  reachableAssets,
  readBuilt,
} from '#tests/support/servers/built-app.ts'

/** Comes from the server alone: the dictionary of passwords, which are judged there, and letters that the system's font draws offline. */
const fromServerOnly = /^assets\/(dictionary-|hanken-grotesk-(vietnamese|latin-ext|cyrillic-ext)-)/

test('every script, style, text and symbol that a page can load is brought to the device, before the worker starts or in the background', () => {
  const core = builtPrecache().map(({ url }) => url)
  const onDevice = new Set([...core, ...builtFill().map(({ url }) => url)])
  const reached = [...reachableAssets()]
  expect(reached.length).toBeGreaterThan(100)
  for (const kind of ['js', 'css', 'svg', 'woff2']) expect(reached.some((file) => file.endsWith(`.${kind}`))).toBe(true)
  for (const language of ['en', 'de']) expect(core.join()).toMatch(new RegExp(`assets/${language}-`))
  expect(reached.filter((file) => !onDevice.has(file) && !fromServerOnly.test(file))).toEqual([])
  expect(builtAssets().filter((file) => !reached.includes(file))).toEqual([])
})

test('the list names the app alone: nothing of the API, not the worker itself, no source map, nothing twice', () => {
  const urls = [...builtPrecache(), ...builtFill()].map(({ url }) => url)
  expect(urls).toContain('index.html')
  expect(
    urls.filter((url) => /^\/|^api\b|^dev\b|^sw\b|version\.json|\.map$|\.(br|gz)$|chunks\.json|:/.test(url)),
  ).toEqual([])
  expect(urls.toSorted()).toEqual([...new Set(urls)].toSorted())
  expect(urls.filter((url) => fromServerOnly.test(url))).toEqual([])
})

test('every file of the list is there, whole, and is the one that the list means', () => {
  for (const { url, revision } of [...builtPrecache(), ...builtFill()]) {
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
