import { expect, test } from 'vitest'
import { found } from './live-fixtures.ts'
import { listNews } from './list-news.ts'
import { firstOf, liveRows } from './live-rows.ts'

const known = { own: 'own', competitors: new Set(['rival']) }
const newsOf = (now: string[], before: string[], length = 30) => {
  const earlier = { day: '2026-11-22' as const, trackIds: before, titles: { gone: 'Gone' } }
  return listNews(
    liveRows(
      now.map((id) => found(id, `App ${id}`)),
      earlier,
      known,
    ),
    earlier,
    known,
    length,
  )
}

test('KEY-005: the own app first and who passed it, then competitors, then who entered and left', () => {
  expect(newsOf(['a', 'rival', 'new', 'own'], ['own', 'a', 'gone', 'rival'])).toMatchObject([
    { kind: 'moved', trackId: 'own', before: 1, rank: 4, passedBy: ['App a', 'App rival', 'App new'] },
    { kind: 'moved', trackId: 'rival', before: 4, rank: 2, passedBy: [] },
    { kind: 'entered', trackId: 'new', rank: 3 },
    { kind: 'left', title: 'Gone', before: 3 },
  ])
})

test('the own app is listed also where it stayed, entered or left', () => {
  expect(newsOf(['a', 'own'], ['a', 'own'])).toMatchObject([{ kind: 'stayed', trackId: 'own', rank: 2 }])
  expect(newsOf(['a', 'own'], ['a'])).toMatchObject([{ kind: 'entered', trackId: 'own', rank: 2 }])
  expect(newsOf(['a'], ['a', 'own'])).toMatchObject([{ kind: 'left', trackId: 'own', before: 2 }])
  expect(newsOf(['a'], ['a'])).toEqual([])
})

test('KEY-018: apps that entered or left further down are not listed, except the own app', () => {
  expect(newsOf(['a', 'b', 'own'], ['a', 'gone', 'x'], 1)).toMatchObject([{ kind: 'entered', trackId: 'own' }])
})

test('the first results, and the own app further down', () => {
  const rows = liveRows(
    ['a', 'b', 'c', 'own'].map((id) => found(id, id)),
    null,
    known,
  )
  expect(firstOf(rows, 2)).toMatchObject({ rows: [{ rank: 1 }, { rank: 2 }], below: { rank: 4 }, between: 1 })
  expect(firstOf(rows, 30)).toMatchObject({ below: null, between: 0 })
})
