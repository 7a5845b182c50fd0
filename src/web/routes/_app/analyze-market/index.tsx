import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '#web/app/access/guards.ts'

export const Route = createFileRoute('/_app/analyze-market/')({ beforeLoad: redirectTo('/analyze-market/competitors') })
