import { t } from '@lingui/core/macro'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import { PER_DAY_DEFAULT, type EditedRule } from './edited-rule.ts'
import { newId } from '#web/offline/abilities/browser-abilities.ts'

export const newRule = (given: Partial<EditedRule> = {}): EditedRule => ({
  id: newId(),
  name: '',
  mode: 'positive',
  conditions: [],
  by: 'template',
  templateIds: [],
  tone: 'warm',
  language: null,
  instructions: '',
  delay: 'ask',
  sendsUnread: false,
  perDay: String(PER_DAY_DEFAULT),
  includesEarlier: false,
  exceptions: [],
  ...given,
})

const THANKS = /\b(thank|thanks|danke|dank|merci|gracias)/iu

export type ReadyMade = 'thanks' | 'bugs'

/** A rule to begin with, off. `hasAi`: the plan holds AI drafts. */
export function readyMade(
  kind: ReadyMade,
  { templates, hasAi }: { templates: readonly ReplyTemplate[]; hasAi: boolean },
): EditedRule {
  if (kind === 'thanks') {
    const fitting = templates.filter(({ name }) => THANKS.test(name)).map(({ id }) => id)
    return newRule({ name: t`Thanks for 5 stars`, templateIds: fitting.slice(0, 3), delay: 'two-hours' })
  }
  return newRule({
    name: t`Bugs after an update`,
    mode: 'negative',
    conditions: [
      { kind: 'contains-any', words: t`crash, crashes, freezes, bug, stopped working, since the update`.split(', ') },
    ],
    by: hasAi ? 'ai' : 'template',
    instructions: t`Say sorry once. Ask which device it is. Never promise a date.`,
  })
}
