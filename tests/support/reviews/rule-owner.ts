import { getQuotas } from '#contract/billing/plans.ts'
import { getAutomation, putAutomation, type ReplyRule } from '#contract/reviews/automation.ts'
import { createTemplate } from '#contract/reviews/templates.ts'
import type { JobContext } from '#server/reviews/answering/answer-review.ts'
import { answerDueReviews } from '#server/reviews/answering/answer-reviews.ts'
import { queueReply } from '#server/reviews/replies/queue-reply.ts'
import type { Api } from '../api/api.ts'
import { newMember } from '../api/member.ts'
import { addConnection } from '../connections/add-connection.ts'
import { sample } from '../stores/sample-apps.ts'
import { repliesOf } from './own-reviews.ts'

/** What a language model has written. */
export const drafted = { text: 'I am glad you sleep well.', templateId: null, isDrafted: true, held: null }

/** Runs the job once, for every app that is due. */
export const answerReviews = (api: Api, parts: Partial<JobContext> = {}): Promise<number> =>
  answerDueReviews({ ...api.services, queueReply, draft: async () => drafted, ...parts })

/** As after ten minutes: every app with a rule that is on is due. */
export const makeDue = ({ services: { db, clock } }: Api) =>
  db.updateTable('reply_automation').set({ due_at: clock() }).where('due_at', 'is not', null).execute()

/** Somebody with an own app, a connection that may reply, and a template. */
export async function newRuleOwner(api: Api) {
  const owner = await newMember(api)
  await owner.addProject(sample.moorlight)
  const connectionId = await addConnection(api, owner)
  const templateId = crypto.randomUUID()
  const body = { id: templateId, name: 'Thanks', text: 'Thanks, {name}!', folderId: null, language: null }
  await owner.read(createTemplate, { ...owner.own, body })
  const byTemplate: ReplyRule['answer'] = { by: 'template', templateIds: [templateId] }
  const { trackId, store } = sample.moorlight
  const at = { params: { trackId }, query: { store } }
  const automation = () => owner.read(getAutomation, at)
  const put = async (...rules: ReplyRule[]) =>
    owner.read(putAutomation, { ...at, body: { rules, seen: (await automation()).revision } })
  return {
    owner,
    connectionId,
    templateId,
    byTemplate,
    automation,
    put,
    /** Turns rules on, before further reviews come in. */
    turnOn: async (...rules: ReplyRule[]) => {
      await put(...rules)
      api.clock.advance(1000)
    },
    /** The reviews that have a reply, by name. */
    answered: async () => Object.keys(await repliesOf(api, owner)),
    usedAssistances: async () =>
      (await owner.read(getQuotas, owner.own)).find(({ slotType }) => slotType === 'AI_ASSISTANCE')?.used,
    /** What the store has answered to replies of rules, newest last. */
    tell: async (told: Record<string, 'published' | 'text' | 'permission' | 'gone'>) => {
      const { db, clock } = api.services
      for (const [review_id, outcome] of Object.entries(told)) {
        api.clock.advance(1000)
        const problem = outcome === 'published' ? null : outcome
        const state = problem === null ? 'published' : 'refused'
        await db
          .updateTable('review_reply')
          .set({ state, problem, state_at: clock(), first_tried_at: clock() })
          .where('organisation_id', '=', owner.identity.organizationId)
          .where('review_id', '=', review_id)
          .execute()
      }
    },
  }
}
