import { expect, test } from 'vitest'
import { openTasks, type Known } from './open-tasks.ts'

const inbox = { source: 'console', problem: null, toAnswer: 0, toApprove: 0 } as const
const works = { name: 'Low Fen Studio', adState: null, status: 'working' } as const
const done: Known = { competitors: 2, gains: [], isKept: true, mayChange: true, inbox, connections: [works] }
const tasks = (known: Partial<Known>) => openTasks({ ...done, ...known })
const kinds = (known: Partial<Known>) => tasks(known).map(({ kind }) => kind)

test('MENU-012: competitors, the best edit and keeping the app offline are tasks as long as they are open', () => {
  expect(kinds({ competitors: 0, gains: [6.2, 3], isKept: false })).toEqual([
    'addCompetitors',
    'editListing',
    'keepOffline',
  ])
  expect(tasks({ gains: [6.2, 3] })).toEqual([{ kind: 'editListing', points: 6.2 }])
  expect(kinds({})).toEqual([])
})

test('MENU-012: what is not known is no task, nor is what one may not do, nor an edit that hardly shows', () => {
  expect(kinds({ competitors: null, gains: null, isKept: null, inbox: null, connections: null })).toEqual([])
  expect(kinds({ competitors: 0, mayChange: false })).toEqual([])
  expect(kinds({ gains: [0.4] })).toEqual([])
})

test('OP-05: reviews to answer and replies to approve are tasks, each with how many there are', () => {
  expect(tasks({ inbox: { ...inbox, toAnswer: 12, toApprove: 3 } })).toEqual([
    { kind: 'answerReviews', count: 12 },
    { kind: 'approveReplies', count: 3 },
  ])
})

test.each([
  ['of the public market', { source: 'market', problem: 'no-connection' }],
  ['whose app has no connection any more', { problem: 'no-connection' }],
  ['whose connection is broken', { problem: 'broken' }],
  ['that the key may not answer', { problem: 'permission' }],
] as const)('OP-05: reviews %s are nobody’s task', (_, given) => {
  expect(kinds({ inbox: { ...inbox, toAnswer: 12, toApprove: 3, ...given } })).toEqual([])
})

test('OP-05: a store that wants to be asked less often still gets its replies later', () => {
  expect(kinds({ inbox: { ...inbox, toAnswer: 1, problem: 'rate-limited' } })).toEqual(['answerReviews'])
})

test('OP-05: broken connections come first, by name where it is one, and lead to the list that they stand in', () => {
  const broken = { ...works, status: 'broken' } as const
  const ads = { ...broken, name: 'Ads', adState: 'ACTIVE' } as const
  const open = { competitors: 0, inbox: { ...inbox, toAnswer: 1 } }
  expect(tasks({ ...open, connections: [works, broken] })).toEqual([
    { kind: 'mendConnections', count: 1, name: 'Low Fen Studio', list: 'stores' },
    { kind: 'answerReviews', count: 1 },
    { kind: 'addCompetitors' },
  ])
  expect(tasks({ connections: [ads] })).toMatchObject([{ count: 1, name: 'Ads', list: 'ad-platforms' }])
  expect(tasks({ connections: [ads, works, broken] })).toMatchObject([{ count: 2, list: 'stores' }])
})

test('OP-05: without any connection, connecting a store is a task', () => {
  expect(tasks({ connections: [] })).toEqual([{ kind: 'connectStore' }])
})
