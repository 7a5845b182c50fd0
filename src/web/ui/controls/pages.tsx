import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Pagination, Text } from '@mantine/core'

interface Props {
  page: number
  total: number
  onPage: (page: number) => void
}

/** Mantine's pagination in words ("Page 2 of 7") below a list; nothing where there is but one page. */
export function Pages({ page, total, onPage }: Props) {
  const { t } = useLingui()
  if (total <= 1) return null
  return (
    <Pagination.Root total={total} value={page} onChange={onPage}>
      <Group justify="center" gap="sm" py="sm" px="md" style={{ borderTop: '1px solid var(--sg-line)' }}>
        <Pagination.Previous aria-label={t`Previous page`} />
        <Text size="sm" c="dimmed">
          <Trans>
            Page {page} of {total}
          </Trans>
        </Text>
        <Pagination.Next aria-label={t`Next page`} />
      </Group>
    </Pagination.Root>
  )
}
