import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#web/features/auth/later/forgot-password-page.tsx'

export const Route = createFileRoute('/_guest/forgot-password')({
  component: ForgotPasswordPage,
})
