import { createFileRoute } from '@tanstack/react-router'
import { leadTo } from '#web/app/pages/lead-to.ts'

export const Route = createFileRoute('/_app/rr/')({ beforeLoad: leadTo('/rr/reply-to-reviews') })
