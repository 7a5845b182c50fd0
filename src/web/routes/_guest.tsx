import { createFileRoute } from '@tanstack/react-router'
import { AuthLayout } from '#web/features/auth/index.ts'
import { requireGuest } from '#web/app/access/guards.ts'

export const Route = createFileRoute('/_guest')({
  codeSplitGroupings: [],
  beforeLoad: requireGuest,
  component: AuthLayout,
})
