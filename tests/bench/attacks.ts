import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { DAY_MS, dayOf } from '#contract/protocol/days.ts'
import { getProjects } from '#contract/projects.ts'
import { getAutomation, putAutomation, type ReplyRule } from '#contract/reviews/automation.ts'
import { translateTexts } from '#contract/reviews/inbox.ts'
import { createSummary, getSummary, removeSummary, type SummaryStatus } from '#contract/reviews/summaries.ts'
import { changeTemplate } from '#contract/reviews/templates.ts'
import { importStoreData, UPLOAD_PART_MAX, uploadStoreData } from '#contract/store-data.ts'
import type { AppRef } from '#contract/store.ts'
import { openEmbedded, type Database } from '#server/db/database.ts'
import type { ServerProcess } from '../support/servers/server-process.ts'
import { seedLive } from '../support/stores/live-seed.ts'
import { Attacker } from './attacker.ts'

/** Uploads dumps. */
export const STAFF = { email: 'staff@example.com', password: 'Glass-barometer-7' }

const REVIEWS = 5000
const REVIEW_CHARACTERS = 4000
/** In one statement. */
const ROWS = 100
const TEMPLATES = 10
/** As many as an earlier version stored. */
const BLANKS = 5930
const DUMP_BYTES = 20_000_000
const TRANSLATED = 3
const PAUSE_MS = 1000
const words = 'rain sleep timer crash update price offline sound night widget battery sync refund love slow'.split(' ')

export interface Attack {
  name: string
  /** How often it was made. */
  done: number
  /** How often the server refused it. */
  refused: number
  repeat: (isOver: () => boolean) => Promise<void>
}

interface Target {
  visitor: Attacker
  app: AppRef
  templateIds: readonly string[]
}

/**
 * The attacks, on a server that has stored for them what earlier versions took: templates of endless blanks, and 5,000 long
 * reviews of the app of a visitor of the demo.
 */
export async function prepareAttacks(server: ServerProcess): Promise<Attack[]> {
  const visitor = await Attacker.signIn(server.url)
  const projects = await visitor.ask(getProjects, { params: { organizationId: visitor.organizationId } })
  const project = projects?.find(({ store }) => store === 'APP_STORE')
  if (!project) throw new Error('The demo has no app.')
  const app = { store: project.store, trackId: project.trackId }
  const templateIds = Array.from({ length: TEMPLATES }, () => randomUUID())
  const target: Target = { visitor, app, templateIds }
  await server.stop()
  const database = await openEmbedded(server.data)
  try {
    await seedLive(database.db, { ...STAFF, trackIds: [app.trackId], keywords: {} })
    await storeReviews(database.db, target)
    await storeTemplates(database.db, target)
  } finally {
    await database.close()
  }
  await server.start()
  const staff = await Attacker.signIn(server.url, STAFF)
  return [answered(target), summarised(target), translated(target), imported(staff)]
}

const attack = (name: string, once: () => Promise<'refused' | void>): Attack => {
  const own: Attack = {
    name,
    done: 0,
    refused: 0,
    async repeat(isOver) {
      while (!isOver()) {
        if ((await once()) === 'refused') own.refused += 1
        else own.done += 1
        await delay(PAUSE_MS)
      }
    },
  }
  return own
}

/** A rule that is another one each time, so that all reviews are decided anew with all templates. */
const answered = ({ visitor, app, templateIds }: Target) =>
  attack('rules with templates of blanks', async () => {
    const at = { params: { trackId: app.trackId }, query: { store: app.store } }
    const now = await visitor.ask(getAutomation, at)
    const rule: ReplyRule = {
      id: randomUUID(),
      name: 'Blanks',
      isOn: true,
      mode: 'all',
      conditions: [],
      answer: { by: 'template', templateIds: [...templateIds] },
      delay: 'ask',
      sendsUnread: false,
      perDay: 500,
      includesEarlier: true,
      exceptions: [],
    }
    await visitor.ask(putAutomation, { ...at, body: { rules: [rule], seen: now?.revision ?? 0 } })
    const [templateId = ''] = templateIds
    await visitor.ask(changeTemplate, {
      params: { orgId: visitor.organizationId, templateId },
      body: { name: 'Blanks', text: blanks(), folderId: null, language: null },
    })
    // The job's turn is every half minute.
    await delay(30_000)
  })

/** Of a summary that is under way; one that can't be read any more is not waited for. */
const underWay = new Set<SummaryStatus | undefined>([
  'OPEN',
  'CRAWLING',
  'READY_FOR_PROCESSING',
  'PROCESSING',
  'SUMMARIZING',
  'FINALIZING',
])

const summarised = ({ visitor, app }: Target) =>
  attack('summaries of 5,000 long reviews', async () => {
    const id = randomUUID()
    const orgId = visitor.organizationId
    const days = { from: dayOf(Date.now() - 29 * DAY_MS), to: dayOf(Date.now()) }
    const scope = { countries: [], languages: [], language: 'en' as const }
    if (!(await visitor.ask(createSummary, { params: { orgId }, body: { id, ...app, ...days, ...scope } })))
      return 'refused'
    const at = { params: { orgId, summaryId: id } }
    const status = async () => (await visitor.ask(getSummary, { ...at, query: {} }))?.status
    while (underWay.has(await status())) await delay(PAUSE_MS)
    await visitor.ask(removeSummary, at)
  })

const translated = ({ visitor, app }: Target) =>
  attack('translations', async () => {
    const reviewId = reviewIdOf(Math.floor(Math.random() * REVIEWS))
    const texts = Array.from({ length: TRANSLATED }, () => textOf(reviewId))
    await visitor.ask(translateTexts, { body: { of: { ...app, reviewId }, texts, to: 'de' } })
  })

/** A dump whose one line is 20 MB of commas. */
const imported = (staff: Attacker) =>
  attack('dumps of 20 MB of commas', async () => {
    const params = { uploadId: randomUUID() }
    for (let at = 0; at < DUMP_BYTES; at += UPLOAD_PART_MAX) {
      const base64 = Buffer.alloc(Math.min(UPLOAD_PART_MAX, DUMP_BYTES - at), ',').toString('base64')
      await staff.ask(uploadStoreData, { params, body: { at, base64 } })
    }
    await staff.ask(importStoreData, { params, body: { name: 'commas.csv', locale: null } })
  })

const blanks = () => `a${' '.repeat(BLANKS)}x {version}`
const reviewIdOf = (n: number) => `long-${n}`

/** The same for the same review; every fourth word is one of many thousands. */
function textOf(reviewId: string): string {
  const from = Number(reviewId.slice(reviewId.indexOf('-') + 1))
  let text = ''
  for (let n = 0; text.length < REVIEW_CHARACTERS; n += 1)
    text += n % 4 === 3 ? `w${(from * 31 + n * 7) % 30_000} ` : `${words[(from + n * 5) % words.length]} `
  return text.slice(0, REVIEW_CHARACTERS).trim()
}

async function storeReviews(db: Database['db'], { visitor, app }: Target): Promise<void> {
  const organisation_id = visitor.organizationId
  const ofApp = { organisation_id, store: app.store, track_id: app.trackId }
  const now = new Date()
  const never = new Date(now.getTime() + 400 * DAY_MS)
  const read = { read_at: now, full_at: now, tried_at: null, failure: null, next_at: never, claimed_until: null }
  await db.deleteFrom('review_feed').where('organisation_id', '=', organisation_id).execute()
  await db
    .insertInto('review_feed')
    .values({ ...ofApp, source: 'market', connection_id: null, ...read })
    .execute()
  const rowOf = (n: number) => {
    const written = new Date(now.getTime() - ((n % 28) + 1) * DAY_MS)
    return {
      ...ofApp,
      review_id: reviewIdOf(n),
      source: 'console' as const,
      rating: (n % 5) + 1,
      title: null,
      body: textOf(reviewIdOf(n)),
      author: 'Orla',
      country: 'US',
      language: 'en',
      language_from: 'text' as const,
      version: null,
      device: null,
      likes: null,
      written_at: written,
      changed_at: written,
      is_listed: true,
      missing_since: null,
      stored_at: written,
    }
  }
  for (let at = 0; at < REVIEWS; at += ROWS) {
    const rows = Array.from({ length: ROWS }, (_, n) => rowOf(at + n))
    await db.insertInto('own_review').values(rows).execute()
  }
}

/** In the place of the demo's own. */
async function storeTemplates(db: Database['db'], { visitor, templateIds }: Target): Promise<void> {
  const organisation_id = visitor.organizationId
  const now = new Date()
  const own = { organisation_id, text: blanks(), folder_id: null, language: null, created_at: now, changed_at: now }
  await db
    .insertInto('reply_template')
    .values(templateIds.map((id, n) => ({ ...own, id, name: `Blanks ${n}` })))
    .execute()
}
