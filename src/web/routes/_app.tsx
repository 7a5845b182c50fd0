import { createFileRoute } from '@tanstack/react-router'
import { Shell } from '#web/shell/shell.tsx'

export const Route = createFileRoute('/_app')({ component: Shell })
