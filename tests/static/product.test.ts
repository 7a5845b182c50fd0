import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { appVersion } from '#web/features/home/release-notes.ts'

/** What the product covers, each with a page of it: named as long as there is one, and only then. */
const parts = [
  ['Keyword research', 'analyze-keywords/keyword-research.tsx'],
  ['market trends', 'analyze-market/top-charts.tsx'],
  ['competitors', 'analyze-market/competitors.tsx'],
  ['store performance', 'dashboard/app-performance.tsx'],
  ['reviews', 'rr/reply-to-reviews.tsx'],
  ['connections', 'connection/{-$tab}.tsx'],
  ['ads', 'ua'],
] as const

test('PROJ-001, PROJ-002: a web app for business that says what it covers, the same when it is installed', () => {
  const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'))
  const description = /name="description"\s+content="([^"]+)"/.exec(readFileSync('index.html', 'utf8'))?.[1]
  expect(manifest).toMatchObject({
    name: 'Storeglass',
    display: 'standalone',
    description,
    categories: expect.arrayContaining(['business']),
  })
  for (const [part, pages] of parts)
    expect([part, description?.includes(part)]).toEqual([part, existsSync(`src/web/routes/_app/${pages}`)])
})

test('the app, its package and the notes of its releases name one version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(appVersion).toBe(version)
  expect(/^## (\S+)/m.exec(readFileSync('src/server/CHANGELOG.md', 'utf8'))?.[1]).toBe(version)
})
