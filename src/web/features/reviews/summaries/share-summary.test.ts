import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { detailsOf, stops } from './summary-fixtures.ts'
import { summaryHtml } from './share-summary.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test('REV-021: a summary as a file tells text, topics and quotes, and loads nothing', () => {
  const html = summaryHtml('Moorlight', detailsOf())
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.title).toBe('Moorlight, February 2026')
  expect(page.body.textContent).toContain(
    'People praise the voices and stories more than ever. Since 4.12 stories stop early.',
  )
  const rows = [...page.querySelectorAll('tr')].map((row) => [...row.cells].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['Topic', 'Reviews', 'Positive', 'Change'],
    ['Voices and stories', '100', '94%', '+3'],
    ['Story stops early', '121', '6%', '+98'],
  ])
  expect([...page.querySelectorAll('blockquote')].map(({ textContent }) => textContent)).toContain(
    'Die Geschichte bricht mittendrin ab.',
  )
  expect(html).not.toMatch(/\b(src|href)=|@import|url\(|<script/)
})

test('REV-021: what people wrote stays text in the file', () => {
  const hostile = '<img src=x onerror=alert(1)> & "more"'
  const html = summaryHtml(
    hostile,
    detailsOf({ topics: [{ ...stops, name: hostile, quotes: [{ reviewId: 'r', text: hostile }] }] }),
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  expect(page.querySelector('img')).toBeNull()
  expect(page.querySelector('blockquote')?.textContent).toBe(hostile)
})
