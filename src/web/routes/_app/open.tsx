import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OpenPage } from '#web/app/open/open-page.tsx'

/** The manifest's file handlers: files that the system opens with the installed app arrive here. */
export const Route = createFileRoute('/_app/open')({
  component: OpenPage,
  staticData: { page: { title: msg`On this device`, selects: null, help: 'offline' } },
})
