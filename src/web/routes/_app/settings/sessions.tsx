import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SessionsPage } from '#web/features/account/index.ts'

export const Route = createFileRoute('/_app/settings/sessions')({
  component: SessionsPage,
  staticData: { page: { title: msg`Sessions`, selects: null, help: 'sessions' } },
})
