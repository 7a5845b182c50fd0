import { expect, test } from 'vitest'
import { getAppPerformance } from '#contract/overview/overview.ts'
import type { AppRef } from '#contract/store.ts'
import { describeOnDatabase } from '#tests/support/api/api-harness.ts'
import { newMember, type Member } from '#tests/support/api/member.ts'
import { connectedApp } from '#tests/support/connections/own-figures.ts'
import { joinTeam, setPermissions, signInAgain } from '#tests/support/pages/team.ts'
import { sample } from '#tests/support/stores/sample-apps.ts'

const performanceOf = (member: Member, { trackId, store }: AppRef) =>
  member.read(getAppPerformance, { params: { trackId }, query: { store, locale: 'en-US' } })

describeOnDatabase('estimates learn from own figures', (open) => {
  test('an own app shows its own downloads and our error; others of its category are scaled, within the organisation', async () => {
    const { api, owner, runToFirstReports } = await connectedApp(open)
    const stranger = await newMember(api)
    await runToFirstReports()
    const [mine, theirs] = [await signInAgain(api, owner), await signInAgain(api, stranger)]

    const unaided = await performanceOf(theirs, sample.moorlight)
    const { own, downloadsLast30Days, revenueLast30Days } = await performanceOf(mine, sample.moorlight)
    expect(own?.estimatedDownloadsLast30Days).toBe(unaided.downloadsLast30Days)
    expect(revenueLast30Days).toBe(unaided.revenueLast30Days)
    expect(own?.downloadsLast30Days).toBeGreaterThan(0)
    expect(downloadsLast30Days).toBe(own?.downloadsLast30Days)
    expect(own?.estimateError).toBeGreaterThan(0)
    // Both tell of nearly the same 30 days.
    const factor = (own?.downloadsLast30Days ?? 0) / (unaided.downloadsLast30Days ?? 1)

    const before = await performanceOf(theirs, sample.duskHarbour)
    const scaled = await performanceOf(mine, sample.duskHarbour)
    expect(before).not.toHaveProperty('scaledBy')
    expect(scaled.scaledBy).toBeGreaterThan(factor * 0.9)
    expect(scaled.scaledBy).toBeLessThan(factor * 1.1)
    expect(scaled.downloadsLast30Days).toBe(Math.round((before.downloadsLast30Days ?? 0) * (scaled.scaledBy ?? 0)))
    expect(scaled.provenance.downloads?.inputs).toContainEqual({ name: 'ownCorrection', value: scaled.scaledBy })
    expect(scaled.revenueLast30Days).toBe(before.revenueLast30Days)
    // Another category.
    expect(await performanceOf(mine, sample.facetFall)).toEqual(await performanceOf(theirs, sample.facetFall))
  })

  test('own numbers leak to nobody: answers of other organisations stay the same to the byte', async () => {
    const { api, owner, runToFirstReports, projectId } = await connectedApp(open)
    const stranger = await newMember(api)
    const colleague = await joinTeam(api, owner, 'member')
    await setPermissions(api, colleague, { account: 'edit', apps: { [projectId]: 'none' }, grants: [] })
    const answers = async (member: Member) => {
      const { token } = await signInAgain(api, member)
      const texts: string[] = []
      for (const { trackId, store } of [sample.moorlight, sample.duskHarbour, sample.nappery]) {
        const path = `/api/appperformance/v1/app-performance/${trackId}?store=${store}&locale=en-US`
        const answer = await api.app.request(path, { headers: { authorization: `Bearer ${token}` } })
        texts.push(await answer.text())
      }
      return texts
    }
    await runToFirstReports()
    const [mine, theirs, colleagues] = [await answers(owner), await answers(stranger), await answers(colleague)]
    expect(mine).not.toEqual(theirs)
    expect(JSON.stringify(theirs)).not.toMatch(/scaledBy|"own"/)
    await api.services.db.deleteFrom('own_correction').execute()
    await api.services.db.deleteFrom('own_report_day').execute()
    expect(await answers(stranger)).toEqual(theirs)
    // Nor to members who may not see the app: factor and estimate together would tell its downloads.
    expect(colleagues).toEqual(theirs)
  })
})
