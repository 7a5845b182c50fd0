import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appVersion } from '#web/features/home/release-notes.ts'

test('PROJ-001, PROJ-002: a web app for business that says what it covers, the same when it is installed', () => {
  const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  const description = /name="description"\s+content="([^"]+)"/.exec(readFileSync('index.html', 'utf8'))?.[1]
  expect(manifest).toMatchObject({
    name: 'Storeglass',
    display: 'standalone',
    description,
    categories: expect.arrayContaining(['business']),
  })
  for (const part of ['Listings', 'competitors', 'keywords', 'ratings']) expect(description).toContain(part)
  // None of these has a page yet.
  expect(description).not.toMatch(/\b(reviews|ads)\b/i)
})

test('the app, its package and the notes of its releases name one version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(appVersion).toBe(version)
  expect(/^## (\S+)/m.exec(readFileSync('src/server/CHANGELOG.md', 'utf8'))?.[1]).toBe(version)
})
