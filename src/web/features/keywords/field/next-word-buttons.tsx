import { IconPlus } from '@tabler/icons-react'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Button, Group, Text } from '@mantine/core'
import type { NextWords } from '#aso/keyword-field/next-words.ts'
import { NextWordsMethod } from './field-methods.tsx'
import classes from './field.module.css'

interface Props {
  next: readonly NextWords[]
  /** Characters that are left. */
  free: number
  locale: string
  onAdd: (words: readonly string[]) => void
  /** Adds the best, then the best with these, as long as they fit. */
  onFill: () => void
}

/** The words that gain most for the characters that are left. */
export function NextWordButtons({ next, free, locale, onAdd, onFill }: Props) {
  const { t } = useLingui()
  if (next.length === 0) return null
  return (
    <div>
      <Group gap="xs" align="start" justify="space-between" wrap="nowrap">
        <Text component="h3" size="sm" fw={620} mb="xs" flex={1} miw={0}>
          <Plural value={free} one="Best use of the free character" other="Best use of the free # characters" />
        </Text>
        <NextWordsMethod />
      </Group>
      <Group component="ul" gap={6} className={classes.next}>
        {next.map(({ words, gained }) => {
          const text = words.join(', ')
          const gain = plural(gained, { one: '# keyword', other: '# keywords' })
          return (
            <li key={text}>
              <Button
                size="sm"
                leftSection={<IconPlus size={14} stroke={1.8} aria-hidden />}
                aria-label={t`Add ${text}, ${gain}`}
                onClick={() => onAdd(words)}
              >
                <span lang={locale}>{text}</span>{' '}
                <Text span inherit c="dimmed" fz="xs" fw={400}>
                  +{gain}
                </Text>
              </Button>
            </li>
          )
        })}
      </Group>
      {next.length > 1 && (
        <Anchor component="button" type="button" inherit mt={4} fw={540} className={classes.more} onClick={onFill}>
          <Trans>Fill the field</Trans>
        </Anchor>
      )}
    </div>
  )
}
