import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_app/app-overview/my-app')({ component: () => null })
