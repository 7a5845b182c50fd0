import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SessionsPage } from '#web/features/account/index.ts'
import { loadAccountTexts } from '#web/i18n/language.ts'

export const Route = createFileRoute('/_app/settings/sessions')({
  loader: loadAccountTexts,
  component: SessionsPage,
  staticData: { page: { title: msg`Sessions`, selects: null, help: 'sessions' } },
})
