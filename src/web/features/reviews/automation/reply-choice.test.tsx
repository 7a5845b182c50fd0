import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { ReplyTemplate } from '#contract/reviews/templates.ts'
import { render, screen } from '#tests/support/render.tsx'
import { short } from '../templates/template-fixtures.ts'
import { editedOf, TEMPLATES_MAX, type EditedRule } from './edited-rule.ts'
import { ReplyChoice } from './reply-choice.tsx'
import { ruleOf } from './rule-fixtures.ts'

const templates = Array.from({ length: TEMPLATES_MAX + 2 }, (_, index): ReplyTemplate => {
  const number = String(index + 1).padStart(2, '0')
  return { ...short, id: `bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbb${number}`, name: `Thanks ${number}` }
})

function Choice() {
  const templateIds = templates.slice(0, TEMPLATES_MAX - 1).map(({ id }) => id)
  const [edited, setEdited] = useState<EditedRule>(() => editedOf(ruleOf({ answer: { by: 'template', templateIds } })))
  return (
    <I18nProvider i18n={i18n}>
      <ReplyChoice
        edited={edited}
        templates={templates}
        isAiLocked={false}
        hasModel
        isTried={false}
        onChange={(part) => setEdited({ ...edited, ...part })}
        onTemplates={() => {}}
      />
    </I18nProvider>
  )
}

test('the field that adds templates keeps the focus when the last one fits, and when one is removed again', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(<Choice />)
  const field = screen.getByRole('combobox', { name: 'Add template' })
  await userEvent.click(field)
  await userEvent.keyboard('Thanks 11{ArrowDown}{Enter}')
  expect(screen.getByRole('button', { name: 'Remove Thanks 11' })).toBeVisible()
  expect(field).toHaveFocus()
  await userEvent.keyboard('Thanks 12')
  expect(screen.queryByRole('option')).toBeNull()
  await userEvent.clear(field)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Thanks 01' }))
  expect(field).toHaveFocus()
})
