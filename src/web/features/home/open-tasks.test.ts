import { expect, test } from 'vitest'
import { openTasks } from './open-tasks.ts'

const done = { competitors: 2, gains: [], isKept: true, mayChange: true }
const kinds = (known: Partial<typeof done> | object) => openTasks({ ...done, ...known }).map(({ kind }) => kind)

test('MENU-012: competitors, the best edit and keeping the app offline are tasks as long as they are open', () => {
  expect(kinds({ competitors: 0, gains: [6.2, 3], isKept: false })).toEqual([
    'addCompetitors',
    'editListing',
    'keepOffline',
  ])
  expect(openTasks({ ...done, gains: [6.2, 3] })).toEqual([{ kind: 'editListing', points: 6.2 }])
  expect(kinds({})).toEqual([])
})

test('MENU-012: what is not known is no task, nor is what one may not do, nor an edit that hardly shows', () => {
  expect(kinds({ competitors: null, gains: null, isKept: null })).toEqual([])
  expect(kinds({ competitors: 0, mayChange: false })).toEqual([])
  expect(kinds({ gains: [0.4] })).toEqual([])
})
