import { createFileRoute } from '@tanstack/react-router'
import { requireSubscription } from '#web/shell/guards.ts'
import { OverviewGate } from '#web/shell/overview-gate.tsx'

export const Route = createFileRoute('/_app/app-overview')({
  beforeLoad: requireSubscription,
  component: OverviewGate,
  staticData: { feature: 'app-overview' },
})
