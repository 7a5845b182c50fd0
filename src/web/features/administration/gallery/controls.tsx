import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { SelectField } from '#web/ui/controls/select-field.tsx'
import { Badge, Group, SegmentedControl, Stack } from '@mantine/core'
import classes from './gallery.module.css'

const variants = ['filled', 'default', 'light', 'subtle'] as const
const sizes = ['sm', 'md', 'lg'] as const
const colours = ['gray', 'iris', 'good'] as const

/** Buttons, fields and tags. */
export function Controls() {
  const { t } = useLingui()
  const [size, setSize] = useState<(typeof sizes)[number]>('md')
  const [text, setText] = useState('')
  const options = sizes.map((value) => ({ value, label: value }))
  const button = <Trans>Button</Trans>
  return (
    <Stack>
      <Group gap="sm" className={classes.row}>
        <SegmentedControl aria-label={t`Size`} data={[...options]} value={size} onChange={setSize} />
      </Group>
      <Group gap="sm" className={classes.row}>
        {variants.map((variant) => (
          <Button
            key={variant}
            variant={variant}
            size={size}
            leftSection={<IconPlus size={16} stroke={1.7} aria-hidden />}
          >
            {button}
          </Button>
        ))}
        <Button size={size} busy>
          {button}
        </Button>
        <Button size={size} disabled>
          {button}
        </Button>
        <IconButton label={t`Button`} bordered>
          <IconPlus size={18} stroke={1.7} />
        </IconButton>
      </Group>
      <Group gap="sm" className={classes.row}>
        <Field label={t`Text`} hint={t`What helps`} value={text} onChange={setText} />
        <Field label={t`Text`} error={t`What is wrong`} value={text} onChange={setText} />
        <Field label={t`Text`} disabled value={text} onChange={setText} />
        <SelectField label={t`Size`} options={options} value={size} onChange={setSize} />
      </Group>
      <Group gap="sm" className={classes.row}>
        {colours.map((colour) => (
          <Badge key={colour} color={colour}>
            {colour}
          </Badge>
        ))}
        <Badge variant="outline">{colours[0]}</Badge>
      </Group>
    </Stack>
  )
}
