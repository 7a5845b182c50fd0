import { expect, test } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { resolveSelected, type LastSelection } from './resolve-selected.ts'

const project = (projectId: string, countries: string[]): Project => ({
  projectId,
  trackId: projectId,
  store: 'APP_STORE',
  title: projectId,
  iconUrl: null,
  developerName: null,
  countries,
})
const resolve = (known: readonly Project[], { viewedLocale = null, ...last }: Partial<LastSelection>) => {
  const { project, locale } = resolveSelected(known, {}, { projectId: null, locale: null, viewedLocale, ...last })
  return { project, locale }
}
const projects = [project('a', ['de-DE', 'en-US']), project('b', ['ja-JP'])]

test('BAR-013: the selected app and country where they exist', () => {
  expect(resolve(projects, { projectId: 'a', locale: 'en-US' })).toEqual({
    project: projects[0],
    locale: 'en-US',
  })
})

test('CTRY-018: a country that is no longer tracked gives way to the first tracked one', () => {
  expect(resolve(projects, { projectId: 'b', locale: 'de-DE' }).locale).toBe('ja-JP')
})

test('CTRY-018: en-US where nothing is tracked or known', () => {
  expect(resolve([project('c', [])], { projectId: 'c', locale: 'de-DE' }).locale).toBe('en-US')
  expect(resolve([], { projectId: 'c', locale: null })).toEqual({ project: null, locale: 'en-US' })
})

test('an app that was removed gives way to the first one', () => {
  expect(resolve(projects, { projectId: 'gone', locale: null })).toEqual({
    project: projects[0],
    locale: 'de-DE',
  })
})
