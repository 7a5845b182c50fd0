import { expect, test } from 'vitest'
import { exploreDemo } from '#contract/auth/auth.ts'
import { getCompetitors, getProjects } from '#contract/projects.ts'
import { describeOnEachDatabase } from '#tests/support/api/api-harness.ts'

describeOnEachDatabase('the demo', (open) => {
  test('opens an organisation of its own with three apps, their countries and competitors', async () => {
    const api = await open()
    const [ada, grace] = [await api.demoUser(), await api.demoUser()]
    expect(ada.identity).toMatchObject({ demo: true, market: 'sample', role: 'owner' })
    expect(ada.identity.organizationId).not.toBe(grace.identity.organizationId)

    const { organizationId } = ada.identity
    const projects = (await api.request(getProjects, { params: { organizationId } }, ada)).body
    expect(projects.map(({ store }) => store)).toEqual(['APP_STORE', 'APP_STORE', 'GOOGLE_PLAY'])
    for (const project of projects) {
      expect(project.countries.length).toBeGreaterThan(1)
      const input = { params: { projectId: project.projectId }, query: { locale: 'en-US' } }
      expect((await api.request(getCompetitors, input, ada)).body.content.length).toBeGreaterThan(1)
    }
  })

  test('is not there where it is off', async () => {
    const api = await open({ env: { STOREGLASS_DEMO: 'off' } })
    expect((await api.request(exploreDemo, { body: {} })).error.error).toBe('NOT_FOUND')
  })
})
