import { createFileRoute } from '@tanstack/react-router'
import { LogInPage } from '#web/features/auth/log-in-page.tsx'

export const Route = createFileRoute('/_guest/login')({ component: LogInPage })
