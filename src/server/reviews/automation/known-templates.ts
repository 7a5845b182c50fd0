import type { Kysely } from 'kysely'
import type { ReplyRule } from '#contract/reviews/automation.ts'
import type { Schema } from '#server/db/schema.ts'
import { HttpError } from '#server/kernel/http-error.ts'

/**
 * Templates that rules name have to be the organisation's own. One that was deleted meanwhile may stay in a rule that has named
 * it before, so that others can still be changed and turned off; a rule needs one that is there to be turned on.
 * @throws HttpError TEMPLATE_NOT_FOUND with the rule's name
 */
export async function requireTemplates(
  db: Kysely<Schema>,
  organisationId: string,
  before: readonly ReplyRule[],
  rules: readonly ReplyRule[],
): Promise<void> {
  const there = await db
    .selectFrom('reply_template')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute()
  const known = new Set(there.map(({ id }) => id))
  const earlier = new Map(before.map((rule) => [rule.id, rule]))
  for (const rule of rules) {
    const was = earlier.get(rule.id)
    const named = new Set(was ? templatesOf(was) : [])
    const templates = templatesOf(rule)
    const isNew = templates.some((id) => !known.has(id) && !named.has(id))
    const isStarted = rule.isOn && !was?.isOn && rule.answer.by === 'template'
    if (isNew || (isStarted && !templates.some((id) => known.has(id))))
      throw new HttpError('TEMPLATE_NOT_FOUND', 'A rule names a template that is not there.', {
        details: { rule: rule.name },
      })
  }
}

const templatesOf = ({ answer }: ReplyRule): readonly string[] => (answer.by === 'template' ? answer.templateIds : [])
