import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#web/features/auth/sign-up/index.ts'

export const Route = createFileRoute('/_guest/sign-up/')({ component: SignUpPage })
