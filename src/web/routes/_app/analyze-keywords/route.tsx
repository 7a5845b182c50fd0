import { createFileRoute } from '@tanstack/react-router'
import { preloadCommands } from '#web/commands/preload-commands.ts'
import { requireProject } from '#web/shell/access/guards.ts'
import { SubscriptionGate } from '#web/shell/access/overview-gate.tsx'

export const Route = createFileRoute('/_app/analyze-keywords')({
  beforeLoad: requireProject,
  loader: () => preloadCommands(['addKeywords']),
  component: SubscriptionGate,
})
