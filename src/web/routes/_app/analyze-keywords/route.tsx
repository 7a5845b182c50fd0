import { createFileRoute } from '@tanstack/react-router'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { requireProject } from '#web/app/access/guards.ts'
import { SubscriptionGate } from '#web/app/access/overview-gate.tsx'

export const Route = createFileRoute('/_app/analyze-keywords')({
  beforeLoad: requireProject,
  loader: () => preloadCommands(['addKeywords']),
  component: SubscriptionGate,
})
