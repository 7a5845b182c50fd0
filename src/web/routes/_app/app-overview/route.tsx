import { createFileRoute } from '@tanstack/react-router'
import { requireSubscription } from '#web/app/access/guards.ts'
import { OverviewGate } from '#web/app/access/overview-gate.tsx'

export const Route = createFileRoute('/_app/app-overview')({
  codeSplitGroupings: [],
  beforeLoad: requireSubscription,
  component: OverviewGate,
  staticData: { feature: 'app-overview' },
})
