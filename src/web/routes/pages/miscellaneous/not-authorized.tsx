import { createFileRoute } from '@tanstack/react-router'
import { NotAuthorizedPage } from '#web/app/layout/error-pages.tsx'

export const Route = createFileRoute('/pages/miscellaneous/not-authorized')({ component: NotAuthorizedPage })
