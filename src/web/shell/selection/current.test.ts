import { expect, test } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { resolveCurrent } from './current.ts'

const project = (projectId: string, countries: string[]): Project => ({
  projectId,
  trackId: projectId,
  store: 'APP_STORE',
  title: projectId,
  iconUrl: null,
  developerName: null,
  countries,
})
const projects = [project('a', ['de-DE', 'en-US']), project('b', ['ja-JP'])]

test('BAR-013: the selected app and country where they exist', () => {
  expect(resolveCurrent(projects, { projectId: 'a', locale: 'en-US' })).toEqual({
    project: projects[0],
    locale: 'en-US',
  })
})

test('CTRY-018: a country that is no longer tracked gives way to the first tracked one', () => {
  expect(resolveCurrent(projects, { projectId: 'b', locale: 'de-DE' }).locale).toBe('ja-JP')
})

test('CTRY-018: en-US where nothing is tracked or known', () => {
  expect(resolveCurrent([project('c', [])], { projectId: 'c', locale: 'de-DE' }).locale).toBe('en-US')
  expect(resolveCurrent([], { projectId: 'c', locale: null })).toEqual({ project: null, locale: 'en-US' })
})

test('an app that was removed gives way to the first one', () => {
  expect(resolveCurrent(projects, { projectId: 'gone', locale: null })).toEqual({
    project: projects[0],
    locale: 'de-DE',
  })
})
