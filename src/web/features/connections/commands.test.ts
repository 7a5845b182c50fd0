import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { getConnections } from '#contract/connections/connections.ts'
import type { Connection } from '#contract/connections/connection.ts'
import type { CommandName, CommandPayload } from '#web/commands/payloads.ts'
import { loadCommands, commandNames, commands, registry } from '#web/commands/registry.ts'
import { activate } from '#web/i18n/language.ts'
import { applyOverlays } from '#web/offline/outbox/outbox.ts'
import { assigned, connectionOf, listOf, moorlight, studioId, trailmoss } from './fixtures.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
await loadCommands(commandNames)

const otherId = '88888888-8888-4888-8888-888888888882'
const connectionName = 'Low Fen Studio'
const ofStudio = { connectionId: studioId, connectionName }
const named = ({ trackId, store, title }: typeof moorlight) => ({ trackId, store, title })

function made<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  const command = commands.bind({ name, version: registry[name]!.version, payload })
  if (!command) throw new Error(`${name} does not take this`)
  return command
}
const shown = (connections: Connection[], ...commands: ReturnType<typeof made>[]) =>
  applyOverlays(
    commands.map(({ overlay }) => overlay),
    getConnections.id,
    {},
    listOf(...connections),
  ).content
const primaries = (connections: readonly Connection[]) =>
  connections.map(({ assignedApps }) => assignedApps.map(({ trackId, isPrimary }) => [trackId, isPrimary]))

describe('changes of connections that wait to be sent', () => {
  test('CONN-015: a name shows at once', () => {
    const command = made('renameConnection', { ...ofStudio, name: 'Low Fen Games' })
    expect(shown([connectionOf()], command)).toMatchObject([{ name: 'Low Fen Games' }])
    expect(i18n._(command.describe().title)).toBe('Rename connection Low Fen Studio to Low Fen Games')
  })

  test('CONN-012, CONN-016: an app that is assigned becomes the connection’s own, and this one its primary', () => {
    const studio = connectionOf({ assignedApps: [] })
    const other = connectionOf({ id: otherId })
    const add = made('assignApps', { ...ofStudio, add: [named(moorlight)], remove: [] })
    const after = shown([studio, other], add)
    expect(primaries(after)).toEqual([[['1001', true]], [['1001', false]]])
    expect(primaries(shown(after, add))).toEqual(primaries(after))
    expect(i18n._(add.describe().title)).toBe('Add Moorlight to connection Low Fen Studio')
  })

  test('CONN-012: where the primary is taken away, the other connection follows', () => {
    const remove = made('assignApps', { ...ofStudio, add: [], remove: [named(moorlight)] })
    const other = connectionOf({ id: otherId, assignedApps: [assigned(moorlight, false)] })
    expect(primaries(shown([connectionOf(), other], remove))).toEqual([[], [['1001', true]]])
  })

  test('CONN-020: the primary changes among the connections of one provider only', () => {
    const studio = connectionOf({ assignedApps: [assigned(moorlight, false)] })
    const other = connectionOf({ id: otherId })
    const ads = connectionOf({ id: '88888888-8888-4888-8888-888888888883', provider: 'apple-ads' })
    const command = made('makePrimary', { ...ofStudio, app: named(moorlight) })
    expect(primaries(shown([studio, other, ads], command))).toEqual([
      [['1001', true]],
      [['1001', false]],
      [['1001', true]],
    ])
  })

  test('OP-107: after each of them the list is asked for again, every page in its place', () => {
    const again = [{ endpoint: getConnections, input: {} }]
    expect(made('makePrimary', { ...ofStudio, app: named(moorlight) }).refreshes).toEqual(again)
    expect(made('assignApps', { ...ofStudio, add: [], remove: [named(moorlight)] }).refreshes).toEqual(again)
  })

  test('OP-69: an app that is removed leaves its connections', () => {
    const { projectId, title: projectTitle, trackId, store } = moorlight
    const command = made('removeApp', { projectId, projectTitle, organizationId: otherId, app: { trackId, store } })
    const connection = connectionOf({ assignedApps: [assigned(moorlight), assigned(trailmoss)] })
    expect(primaries(shown([connection], command))).toEqual([[['example.trailmoss', true]]])
  })

  test('a change of what is not there leaves the answer as it is', () => {
    const list = listOf(connectionOf({ id: otherId }))
    expect(made('renameConnection', { ...ofStudio, name: 'X' }).overlay(getConnections.id, {}, list)).toBe(list)
    expect(made('makePrimary', { ...ofStudio, app: named(moorlight) }).overlay(getConnections.id, {}, list)).toBe(list)
    expect(made('makePrimary', { ...ofStudio, app: named(moorlight) }).overlay('getAsoScore', {}, 7)).toBe(7)
  })

  test.each([
    ['renameConnection', { ...ofStudio, name: 'X' }],
    ['assignApps', { ...ofStudio, add: [named(moorlight)], remove: [] }],
    ['makePrimary', { ...ofStudio, app: named(moorlight) }],
  ] as const)('OP-86: a refused %s says what to do', (name, payload) => {
    const command = made(name, payload as never)
    expect(i18n._(command.explain('CONNECTION_NOT_FOUND', {}))).toBe(
      'This connection no longer exists. Discard this change.',
    )
    expect(i18n._(command.explain(null, {}))).toContain('Try again')
  })
})

test('a command comes with its texts', async () => {
  await activate('de')
  await loadCommands(['removeApp'])
  const { projectId, title: projectTitle, trackId, store } = moorlight
  const command = made('removeApp', { projectId, projectTitle, organizationId: otherId, app: { trackId, store } })
  expect(i18n._(command.describe().title)).toBe('App Moorlight entfernen')
})
