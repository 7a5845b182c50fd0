import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Segmented } from '#web/ui/controls/segmented.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import classes from './gallery.module.css'

const variants = ['filled', 'default', 'light', 'subtle'] as const
const sizes = ['small', 'medium', 'large'] as const
const tones = ['plain', 'acc', 'good', 'line'] as const

/** Buttons, fields and tags. */
export function Controls() {
  const { t } = useLingui()
  const [size, setSize] = useState<(typeof sizes)[number]>('medium')
  const [text, setText] = useState('')
  const options = sizes.map((value) => ({ value, label: value }))
  const button = <Trans>Button</Trans>
  return (
    <>
      <div className={classes.row}>
        <Segmented label={t`Size`} options={options} value={size} onChange={setSize} />
      </div>
      <div className={classes.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size} icon={<IconPlus size={16} stroke={1.7} aria-hidden />}>
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
      </div>
      <div className={classes.row}>
        <Field label={t`Text`} hint={t`What helps`} value={text} onChange={setText} />
        <Field label={t`Text`} error={t`What is wrong`} value={text} onChange={setText} />
        <Field label={t`Text`} disabled value={text} onChange={setText} />
        <SelectField label={t`Size`} options={options} value={size} onChange={setSize} />
      </div>
      <div className={classes.row}>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </div>
    </>
  )
}
