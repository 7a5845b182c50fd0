import { Trans, useLingui } from '@lingui/react/macro'
import { Flex, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { Flag } from '#web/ui/display/flag.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import classes from './chosen-countries.module.css'

interface Props {
  names: ReadonlyMap<string, string>
  selected: readonly string[]
  onRemove: (code: string) => void
}

/** The countries chosen so far, each with a button that takes it out again. */
export function ChosenCountries({ names, selected, onRemove }: Props) {
  const { t } = useLingui()
  if (selected.length === 0)
    return (
      <Text mt="xs" size="sm" c="var(--sg-text-3)" className={classes.none}>
        <Trans>No country chosen yet</Trans>
      </Text>
    )
  return (
    <Flex component="ul" gap={6} className={classes.chips} aria-label={t`Countries chosen`}>
      {selected.map((code) => {
        const name = names.get(code) ?? code
        return (
          <li key={code} className={classes.chip}>
            <Flag code={code} />
            <Text span truncate size="sm" fw={540}>
              {name}
            </Text>
            <IconButton
              label={t`Remove ${name}`}
              size={24}
              onClick={(event) => {
                moveFocusOn(event)
                onRemove(code)
              }}
            >
              <IconX size={14} stroke={1.8} />
            </IconButton>
          </li>
        )
      })}
    </Flex>
  )
}

/** The button goes away with its country: the focus goes to the next one, or back to the search field. */
function moveFocusOn({ currentTarget }: MouseEvent<HTMLElement>) {
  const chip = currentTarget.closest('li')
  const next = (chip?.nextElementSibling ?? chip?.previousElementSibling)?.querySelector('button')
  const target = next ?? chip?.closest('section')?.querySelector('input')
  target?.focus({ preventScroll: true })
}
