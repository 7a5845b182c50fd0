import { createFileRoute } from '@tanstack/react-router'
import { leadTo } from '#web/app/pages/lead-to.ts'

export const Route = createFileRoute('/_app/analyze-keywords/')({
  beforeLoad: leadTo('/analyze-keywords/keyword-research'),
})
