import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '#web/features/auth/sign-up/sign-up-page.tsx'

export const Route = createFileRoute('/_guest/sign-up/')({ component: SignUpPage })
