import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commandOf, commandsOf } from '#tests/support/queue/fake-commands.ts'
import { placesOf, spoilt } from '#tests/support/stores/sample-of.ts'
import { readChanges, type NotTaken } from './read-changes.ts'

const { bind } = commandsOf(async () => {})
const owner = { userId: 'ada', organizationId: 'harbour' }
const now = Date.parse('2026-11-22T10:00:00Z')
const DAY = 86_400_000

const row = (n: number) => ({
  ...commandOf({ n, lane: 'a', entity: 'x', refuse: false }),
  seq: n,
  id: crypto.randomUUID(),
  createdAt: now,
  attempts: 3,
  nextAttemptAt: now,
  state: 'refused',
  refusal: { code: 'FORBIDDEN', status: 403, details: {} },
})
const file = { format: 'storeglass-changes', version: 1, at: now, ...owner, changes: [row(1), row(2)] }
const read = (content: unknown) => readChanges(JSON.stringify(content) ?? '', owner.userId, bind, now)

describe('a file of changes', () => {
  it('gives them in their order, each with its id', () => {
    const changes = file.changes.map(({ id, name, version, payload, createdAt }) => ({
      row: { id, name, version, payload, createdAt },
    }))
    expect(read(file)).toMatchObject({ changes, unreadable: 0 })
  })

  it('leaves each with the organisation in which it was made; in the first version that of the file', () => {
    const other = { ...row(1), organization: { id: 'lighthouse', name: 'Lighthouse' } }
    const { organization: _, ...earlier } = row(2)
    expect(read({ ...file, changes: [other, earlier] })).toMatchObject({
      changes: [
        { row: { organization: other.organization } },
        { row: { organization: { id: 'harbour', name: null } } },
      ],
    })
  })

  it.each<[string, unknown, NotTaken]>([
    ['something else', { format: 'storeglass-diagnostics', version: 1 }, 'notChanges'],
    ['no JSON', undefined, 'notChanges'],
    ['an empty list', [], 'notChanges'],
    ['a list of changes that says of nobody whose they are', file.changes, 'earlier'],
    ['a later shape', { ...file, version: 3 }, 'newer'],
    ['a damaged head', { ...file, at: 'today' }, 'notChanges'],
    ["somebody else's", { ...file, userId: 'bob' }, 'otherUser'],
    ['one older than the server remembers', { ...file, at: now - 91 * DAY }, 'tooOld'],
  ])('that is %s is taken in no part', (_, content, reason) => {
    expect(read(content)).toBe(reason)
  })

  it.each<[string, object]>([
    ['a write that this version does not know', { name: 'deleteEverything' }],
    ['a write of another version', { version: 9 }],
    ['a payload that does not fit', { payload: { n: 'one' } }],
    ['an id that is no key', { id: '1' }],
  ])('leaves out %s, and says so', (_, damage) => {
    expect(read({ ...file, changes: [row(1), { ...row(2), ...damage }] })).toMatchObject({
      changes: [{ row: { payload: { n: 1 } } }],
      unreadable: 1,
    })
  })

  it('that is damaged anywhere gives what can be read or a reason, and never throws', () => {
    const wrong = fc.constantFrom<unknown>(undefined, null, -1, 1e308, '', 'x'.repeat(1000), true, [], {}, [[]])
    const places = placesOf(file)
    fc.assert(
      fc.property(fc.constantFrom(...places), wrong, fc.nat(600), (place, by, cut) => {
        const text = JSON.stringify(spoilt(file, place, by)) ?? ''
        for (const one of [text, text.slice(0, cut), `{"__proto__":${text || 'null'},"format":"storeglass-changes"}`]) {
          const taken = readChanges(one, owner.userId, bind, now)
          expect(typeof taken === 'string' || taken.changes.length + taken.unreadable < 3).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
