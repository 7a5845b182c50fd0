import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '#web/app/layout/error-pages.tsx'

export const Route = createFileRoute('/pages/miscellaneous/error')({ component: ErrorPage })
