import * as v from 'valibot'
import { expect, test } from 'vitest'
import { getProjects, type Project } from '#contract/projects.ts'
import { signIn } from '#web/session/session.ts'
import { connectivity } from '#web/offline/connectivity/connectivity.ts'
import { selection } from '#web/offline/selection.ts'
import { readInTab, writeInTab } from '#web/offline/storage/session-item.ts'
import { noNetwork, refuse, respond } from '#tests/support/network/index.ts'
import { ada, tokensOf } from '#tests/support/users.ts'
import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { selectAskedApp } from './select-asked-app.ts'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const KEY = 'storeglass.selected-app'
const project: Project = {
  projectId: '66666666-6666-4666-8666-666666666666',
  trackId: '284882215',
  store: 'APP_STORE',
  title: 'Barometer',
  iconUrl: null,
  developerName: null,
  countries: [],
}

test('AUTH-016: the app of a log-in link is selected as soon as the apps can be read, also after a failure', async () => {
  signIn(tokensOf(ada))
  writeInTab(KEY, project.projectId)
  refuse(getProjects, 'VALIDATION_FAILED')
  await selectAskedApp(router)
  const connect = noNetwork()
  await selectAskedApp(router)
  expect(selection.get().projectId).toBeNull()
  connect()
  connectivity.set('online')
  respond(getProjects, [project])
  await selectAskedApp(router)
  expect(selection.get().projectId).toBe(project.projectId)
  expect(readInTab(KEY, v.string())).toBeUndefined()
})
