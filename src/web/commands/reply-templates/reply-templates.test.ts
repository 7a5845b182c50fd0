import { i18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import { getAutomation } from '#contract/reviews/automation.ts'
import { getTemplates } from '#contract/reviews/templates.ts'
import { automationOf, bugsRule, ruleOf } from '#web/features/reviews/automation/rule-fixtures.ts'
import {
  bugsId,
  fixed,
  fixedId,
  loose,
  short,
  templatesAnswer,
} from '#web/features/reviews/templates/template-fixtures.ts'
import { applyOverlays } from '#web/offline/outbox/outbox.ts'
import type { CommandName, CommandPayload } from '../payloads.ts'
import { OWN_CHANGE } from './of-templates.ts'
import { loadCommands, commandNames, commands, registry } from '../registry.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
await loadCommands(commandNames)

const organizationId = '22222222-2222-4222-8222-222222222222'
const of = { organizationId }
const input = { params: { orgId: organizationId } }
const newId = 'dddddddd-dddd-4ddd-8ddd-ddddddddddd1'

function made<N extends CommandName>(name: N, payload: CommandPayload<N>) {
  const command = commands.bind({ name, version: registry[name]!.version, payload })
  if (!command) throw new Error(`${name} does not take this`)
  return command
}
type Made = ReturnType<typeof made>
const overlaid = <T>(endpointId: string, asked: unknown, data: T, all: Made[]) =>
  applyOverlays(
    all.map(({ overlay }) => overlay),
    endpointId,
    asked,
    data,
  )
const shown = (...all: Made[]) => overlaid(getTemplates.id, input, templatesAnswer(), all)
const titleOf = (command: Made) => i18n._(command.describe().title)

describe('changes of templates that wait to be sent', () => {
  const template = { id: newId, name: 'New', text: 'Hello {name}', folderId: bugsId, language: 'en' }
  const create = made('createTemplate', { ...of, template })

  test('REV-015: a new template shows at once, and only once', () => {
    expect(shown(create, create).templates.map(({ name }) => name)).toEqual(
      [loose, fixed, short, template].map(({ name }) => name),
    )
    expect(titleOf(create)).toBe('Create template “New”')
  })

  test('REV-015: text, name and folder change; favourites and the count of uses stay', () => {
    const { name, language } = fixed
    const change = made('changeTemplate', {
      ...of,
      templateId: fixedId,
      name,
      template: { name: 'Fixed', text: 'Done.', folderId: null, language, seen: fixed.changedAt },
    })
    expect(shown(change).templates[1]).toEqual({
      ...fixed,
      name: 'Fixed',
      text: 'Done.',
      folderId: null,
      changedAt: OWN_CHANGE,
    })
  })

  test('REV-015: deleted templates go, favourites and the support address change', () => {
    const remove = made('removeTemplate', { ...of, templateId: fixedId, name: fixed.name })
    const star = made('favouriteTemplate', { ...of, templateId: loose.id, name: loose.name, isFavourite: true })
    const support = made('setSupport', { ...of, support: '' })
    const after = shown(remove, star, support)
    expect(after.templates.map(({ id, isFavourite }) => [id, isFavourite])).toEqual([
      [loose.id, true],
      [short.id, true],
    ])
    expect(after.support).toBe('')
    expect(titleOf(star)).toBe('Add template “Anything else” to favourites')
    expect(titleOf(support)).toBe('Remove the support address')
  })

  test('REV-012, REV-015: a folder is renamed, and deleted without its templates', () => {
    const rename = made('renameFolder', { ...of, folderId: bugsId, name: 'Bugs', newName: 'Faults' })
    expect(shown(rename).folders[0]?.name).toBe('Faults')
    const after = shown(made('removeFolder', { ...of, folderId: bugsId, name: 'Bugs' }))
    expect(after.folders).toHaveLength(1)
    expect(after.templates.find(({ id }) => id === fixedId)?.folderId).toBeNull()
  })

  test('what is not there, or of another organisation, stays as it is', () => {
    const answer = templatesAnswer()
    const remove = made('removeTemplate', { ...of, templateId: newId, name: 'New' })
    expect(remove.overlay(getTemplates.id, input, answer)).toBe(answer)
    expect(create.overlay(getTemplates.id, { params: { orgId: newId } }, answer)).toBe(answer)
    expect(create.overlay('getAsoScore', {}, 7)).toBe(7)
  })

  test('a template waits for its folder, and a rule for its template', () => {
    const folder = made('createFolder', { ...of, folder: { id: bugsId, name: 'Bugs' } })
    expect(create.entities).toEqual(expect.arrayContaining([...folder.entities]))
    const put = made('putAutomation', { ...onApp, rules: [], seen: 1, steps: [], needs: [newId] })
    expect(put.entities).toContain(create.entities[0])
    expect(new Set([folder, create, put].map(({ lane }) => lane)).size).toBe(1)
  })
})

const onApp = { app: { trackId: '1001', store: 'APP_STORE' as const }, appTitle: 'Moorlight' }
const asked = { params: { trackId: '1001' }, query: { store: 'APP_STORE' } }

describe('REV-003: changes of rules that wait to be sent', () => {
  const on = ruleOf({ isOn: true })
  const step = { kind: 'on' as const, ruleId: on.id, name: on.name }
  const put = made('putAutomation', { ...onApp, rules: [on], seen: 7, steps: [step], needs: [] })
  const second = made('putAutomation', { ...onApp, rules: [on, bugsRule()], seen: 8, steps: [], needs: [] })

  test('show at once, one on top of the other', () => {
    const answer = automationOf([ruleOf()])
    expect(overlaid(getAutomation.id, asked, answer, [put, second])).toMatchObject({
      rules: [{ isOn: true }, { mode: 'negative' }],
      revision: 9,
    })
    expect(titleOf(put)).toBe('Turn on rule “Thanks for 5 stars”')
    expect(titleOf(second)).toBe('Change several rules')
  })

  test('do not hide what somebody else has changed, nor what belongs to another app', () => {
    const changed = automationOf([], { revision: 8 })
    expect(put.overlay(getAutomation.id, asked, changed)).toBe(changed)
    const other = automationOf([])
    expect(put.overlay(getAutomation.id, { ...asked, query: { store: 'GOOGLE_PLAY' } }, other)).toBe(other)
  })

  test('say what to do where somebody else was first', () => {
    expect(i18n._(put.explain('CHANGED_ELSEWHERE', {}))).toContain('review the rules, then make it again')
    expect(i18n._(put.explain('TEMPLATE_NOT_FOUND', {}))).toContain('choose another template')
  })
})

const template = { id: newId, name: 'New', text: 'Hello', folderId: null, language: null }
test.each([
  ['REV-013', 'createTemplate', { ...of, template }, 'QUOTA_EXCEEDED', "You've reached the limit of 25 templates."],
  [
    'REV-014',
    'createFolder',
    { ...of, folder: { id: bugsId, name: 'Bugs' } },
    'QUOTA_EXCEEDED',
    "You've reached the limit of 25 folders",
  ],
  [
    'ERR-050',
    'favouriteTemplate',
    { ...of, templateId: fixedId, name: 'X', isFavourite: true },
    'TEMPLATE_NOT_FOUND',
    'has been deleted',
  ],
  [
    'ERR-051',
    'changeTemplate',
    { ...of, templateId: fixedId, name: 'X', template },
    'CHANGED_ELSEWHERE',
    'Someone else has changed this template',
  ],
  [
    'ERR-051',
    'renameFolder',
    { ...of, folderId: bugsId, name: 'X', newName: 'Y' },
    'FOLDER_NOT_FOUND',
    'has been deleted',
  ],
  ['ERR-052', 'removeTemplate', { ...of, templateId: fixedId, name: 'X' }, 'FORBIDDEN', 'Ask an admin'],
] as const)('%s: a refused %s says what to do', (_, name, payload, code, text) => {
  const command = made(name, payload as never)
  expect(i18n._(command.explain(code, {}))).toContain(text)
  expect(i18n._(command.explain(null, {}))).toContain('Try again')
})
