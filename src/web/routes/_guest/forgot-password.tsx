import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '#web/features/auth/later/index.ts'
import { loadWaysInTexts } from '#web/i18n/language.ts'

export const Route = createFileRoute('/_guest/forgot-password')({
  loader: loadWaysInTexts,
  component: ForgotPasswordPage,
})
