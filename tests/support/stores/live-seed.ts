import { randomUUID } from 'node:crypto'
import { createAccount } from '#server/auth/sign-up/create-account.ts'
import { hashPassword } from '#server/auth/password/password-hash.ts'
import type { Services } from '#server/endpoints/services.ts'
import { trackKeywords } from '#server/history/track-keywords.ts'

export interface LiveSeed {
  email: string
  password: string
  /** Own app first; all of the App Store. */
  trackIds: readonly [string, ...string[]]
  /** What is tracked in each locale. */
  keywords: Record<string, string[]>
}

/** One of the staff with an organisation on the live market that follows apps in some countries. */
export async function seedLive(db: Services['db'], { email, password, trackIds, keywords }: LiveSeed): Promise<void> {
  const now = new Date()
  const account = await createAccount(db, {
    person: {
      email,
      first_name: 'Ada',
      last_name: 'Marlow',
      password_hash: await hashPassword(password),
      language: 'en',
      email_verified_at: now,
      marketing_consent: false,
    },
    organisation: { name: 'Lantern Works', market: 'live', demo: false },
    plan: {
      plan_id: 'paid',
      status: 'active',
      trial_start: null,
      trial_end: null,
      current_term_start: now,
      current_term_end: null,
    },
    now,
  })
  if (!account) throw new Error('The account is there already.')
  const { userId, organizationId: organisation_id } = account
  await db.updateTable('app_user').set({ internal: true }).where('id', '=', userId).execute()
  const [own, ...competitors] = trackIds
  const project_id = randomUUID()
  const common = { store: 'APP_STORE' as const, icon_url: null, developer_name: null, created_at: now }
  await db
    .insertInto('project')
    .values({ ...common, organisation_id, id: project_id, track_id: own, title: own })
    .execute()
  for (const track_id of competitors)
    await db
      .insertInto('competitor')
      .values({ ...common, organisation_id, project_id, track_id, name: track_id })
      .execute()
  for (const [locale, texts] of Object.entries(keywords)) {
    await db.insertInto('project_country').values({ organisation_id, project_id, locale, created_at: now }).execute()
    const project = { organisationId: organisation_id, projectId: project_id, country: locale.slice(-2) }
    await trackKeywords(db, { ...project, keywords: texts }, now)
  }
}
