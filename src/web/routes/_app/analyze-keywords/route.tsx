import { createFileRoute } from '@tanstack/react-router'
import { requireProject } from '#web/shell/guards.ts'
import { SubscriptionGate } from '#web/shell/overview-gate.tsx'

export const Route = createFileRoute('/_app/analyze-keywords')({
  beforeLoad: requireProject,
  component: SubscriptionGate,
})
