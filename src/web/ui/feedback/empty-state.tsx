import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Facets } from './facets.tsx'

interface Props {
  title: ReactNode
  /** One sentence. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** `page`: the title is the page's h1. */
  level?: 1 | 2
}

/** Nothing here yet: the storm glass, a title, one sentence, one button. Mantine's has no place for the heading's level. */
export const EmptyState = ({ title, children, action, level = 2 }: Props) => (
  <Stack align="center" gap="xs" px="var(--sg-gutter)" py={40} ta="center">
    <Facets width={148} />
    <Title order={level} size="h2" lts="-0.012em" mt="sm">
      {title}
    </Title>
    {children && (
      <Text c="dimmed" maw={420} mb="sm">
        {children}
      </Text>
    )}
    {action}
  </Stack>
)
