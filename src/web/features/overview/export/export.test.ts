import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { details, measured } from '../fixtures.tsx'
import { htmlOf } from './document-html.ts'
import { html } from './html-parts.ts'
import { fileName, jsonOf, OverviewDocument } from './overview-document.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const readAt = '2026-03-02T10:00:00.000Z'
const known = <T>(data: T) => ({ readAt, data })
const ranked = { status: 'DONE' as const, keywordsCount: 1284, delta: 37, provenance: measured }
const points = [
  { date: '2026-03-01' as const, rank: 14 },
  { date: '2026-03-02' as const, rank: null },
]
const full: OverviewDocument = {
  format: 'storeglass-overview',
  version: 1,
  exportedAt: '2026-03-02T12:00:00.000Z',
  market: 'sample',
  app: {
    trackId: details.trackId,
    store: 'APP_STORE',
    title: details.title,
    developerName: 'Low Fen Studio',
    isOwn: true,
  },
  country: 'US',
  locale: 'en-US',
  parts: {
    details: known({ ...details, images: { icons: ['/icon.svg'], banners: [], screens: ['/one.png', '/two.png'] } }),
    score: known({ score: 0.7, components: [{ id: 'title', points: 17.5, maxPoints: 25 }], provenance: measured }),
    performance: known({
      downloadsLast30Days: 48_210,
      downloadsLast30DaysDelta: 0.064,
      revenueLast30Days: null,
      revenueLast30DaysDelta: null,
      revenueCurrency: 'USD',
      provenance: { downloads: measured, revenue: null },
    }),
    featurings: known({ days: 30, countries: ['US', 'DE'], featured: null, provenance: measured }),
    rating: known({ avgRating: 4.618, ratingCount: 12_906, delta: 0, country: 'US', days: 30, provenance: measured }),
    rankedKeywords: known(ranked),
    top30Keywords: null,
    competitors: known({ content: [], pageNumber: 1, pageSize: 300, totalPages: 1 }),
    benchmarks: known({
      categoryMetrics: { iconUrls: null, palette: [{ color: '#112233', share: 0.4 }] },
      provenance: null,
    }),
    events: null,
    rankings: {
      FREE: known({ series: [{ category: 'HEALTH', displayName: 'Health & Fitness', points }], provenance: measured }),
      PAID: known({ series: null, provenance: null }),
      GROSSING: null,
    },
    versions: known({ versions: [{ version: '4.12.0', releasedAt: null, releaseNotes: 'Calmer.', texts: null }] }),
  },
}
const pictures = new Map([['/one.png', 'data:image/png;base64,AAAA']])
const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html')

describe('an overview as one HTML file', () => {
  test('names the days of releases and figures as everywhere, and when it was read on the clock of the reader', () => {
    inTimeZone('Pacific/Honolulu')
    const released = { version: '4.12.0', releasedAt: '2026-02-26T09:00:00Z', releaseNotes: 'Calmer.', texts: null }
    const asOf = '2026-02-25T00:00:00.000Z'
    const rating = {
      avgRating: 4.6,
      ratingCount: 9,
      delta: 0,
      country: 'US',
      days: 30,
      provenance: { ...measured, asOf },
    }
    const parts = { ...full.parts, versions: known({ versions: [released] }), rating: known(rating) }
    const text = parsed(htmlOf({ ...full, parts }, pictures)).body.textContent ?? ''
    for (const one of ['4.12.0, 26. February 2026', '25. February 2026', '18. October 2022', '02. March 2026, 00:00'])
      expect(text).toContain(one)
  })

  test('tells the texts, the figures, and what it does not know', () => {
    const page = parsed(htmlOf(full, pictures))
    expect(page.documentElement.lang).toBe('en')
    expect(page.querySelector('h1')?.textContent).toBe(details.title)
    const text = page.body.textContent ?? ''
    for (const one of [
      'Night stories & soft noise',
      '48,210',
      '+6.4%',
      '70 of 100',
      '2 countries',
      '1,284',
      '+37',
      '4.62',
      'Calmer.',
    ])
      expect(text).toContain(one)
    const figures = [...page.querySelectorAll('.figures > div')].map(({ textContent }) => textContent)
    expect(figures[0]).toContain('Worldwide, last 30 days, our estimate')
    expect(figures[1]).toContain('No data available')
    expect(figures[1]).not.toContain('our estimate')
    expect(page.querySelectorAll('img')).toHaveLength(1)
    expect(text).toContain('Image not saved on this device')
    expect(text).toContain('Not saved on this device')
  })

  test('gives a change too small to be shown no sign', () => {
    const rating = { avgRating: 4.6, ratingCount: 9, delta: -0.001, country: 'US', days: 30, provenance: measured }
    const page = parsed(htmlOf({ ...full, parts: { ...full.parts, rating: known(rating) } }, pictures))
    expect(page.querySelector('.figures > div:last-child')?.textContent).toContain('±0.00')
  })

  test('refers to nothing outside itself and runs nothing', () => {
    const text = htmlOf(full, pictures)
    const page = parsed(text)
    expect(page.querySelectorAll('script, link, iframe, object, embed, a[href], form, base')).toHaveLength(0)
    const attributes = [...page.querySelectorAll('*')].flatMap((element) => Array.from(element.attributes))
    expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([])
    const addresses = attributes.filter(({ name }) => /^(src|href|srcset|action|data|poster|background)$/.test(name))
    expect(addresses.filter(({ value }) => !value.startsWith('data:'))).toEqual([])
    expect(text).not.toMatch(/url\(|@import/)
  })

  test('no text of a store becomes an element', () => {
    const hostile = `<script>alert('x')</script>"><img src=https://evil.example onerror="x">`
    const page = parsed(
      htmlOf(
        {
          ...full,
          app: { ...full.app, title: hostile, developerName: hostile },
          parts: {
            ...full.parts,
            details: known({ ...details, title: hostile, description: hostile, websiteUrl: hostile, version: hostile }),
            versions: known({ versions: [{ version: hostile, releasedAt: null, releaseNotes: hostile, texts: null }] }),
          },
        },
        pictures,
      ),
    )
    expect(page.querySelectorAll('script, img')).toHaveLength(0)
    expect(page.querySelector('h1')?.textContent).toBe(hostile)
    expect(page.title).toBe(hostile)
  })

  test('an overview of which nothing is known still says whose it is', () => {
    const { rankings: _, ...parts } = full.parts
    const none = Object.fromEntries(Object.keys(parts).map((key) => [key, null]))
    const empty = v.parse(OverviewDocument, {
      ...full,
      parts: { ...none, rankings: { FREE: null, PAID: null, GROSSING: null } },
    })
    const page = parsed(htmlOf(empty, new Map()))
    expect(page.querySelector('h1')?.textContent).toBe(details.title)
    expect(page.querySelectorAll('.figures b .soft')).toHaveLength(5)
  })
})

test('an overview as JSON is read back as it was, with every source', () => {
  expect(v.parse(OverviewDocument, JSON.parse(jsonOf(full)))).toEqual(full)
  expect(v.is(OverviewDocument, { ...full, version: 2 })).toBe(false)
})

test.each([
  ['Moorlight: Sleep & Wind Down', 'moorlight-us-2026-03-02.html'],
  ['Übersicht – Größe', 'ubersicht-us-2026-03-02.html'],
  ['睡眠アプリ', '1500000001-us-2026-03-02.html'],
])('a file is named after the app: %s', (title, name) => {
  expect(fileName({ ...full, app: { ...full.app, title } }, 'html')).toBe(name)
})

test('markup keeps what is markup and escapes the rest', () => {
  expect(html`<b title="${'"&'}">${['<', html`<i>${1}</i>`, null, false]}</b>`.text).toBe(
    '<b title="&quot;&amp;">&lt;<i>1</i></b>',
  )
})
