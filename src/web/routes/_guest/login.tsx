import { createFileRoute } from '@tanstack/react-router'
import { LogInPage } from '#web/features/auth/index.ts'

export const Route = createFileRoute('/_guest/login')({ codeSplitGroupings: [], component: LogInPage })
