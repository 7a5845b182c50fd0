import { expect, test } from 'vitest'
import { inTimeZone } from '#tests/support/in-time-zone.ts'
import { replyOf, reviewOf } from './inbox-fixtures.ts'
import { reviewCsv } from './export-reviews.ts'

const heads = Object.fromEntries(
  ['date', 'rating', 'title', 'body', 'author', 'country', 'language', 'version', 'device', 'likes', 'reply', 'state']
    .concat('replied', 'id')
    .map((name) => [name, name]),
) as Parameters<typeof reviewCsv>[1]

test('REV-003: a CSV file holds the reviews and their replies; a text of others never becomes a formula', () => {
  inTimeZone('Asia/Tokyo')
  const review = reviewOf({ title: '=HYPERLINK("http://x")', body: 'two\nlines, "quoted"', reply: replyOf() })
  const [head, line] = reviewCsv([review], heads, (state) => state.toUpperCase()).split('\r\n')
  expect(head).toBe('\uFEFFdate,rating,title,body,author,country,language,version,device,likes,reply,state,replied,id')
  expect(line).toBe(
    [
      '2026-11-20 18:00,4',
      `"'=HYPERLINK(""http://x"")"`,
      '"two\nlines, ""quoted"""',
      'MiraK.,DE,de,4.11.3,,,"Thank you, Mira.",PUBLISHED,2026-11-21 18:00,r1',
    ].join(','),
  )
})
