import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { Field } from '#web/ui/forms/field.tsx'
import { TextButton } from '#web/ui/controls/text-button.tsx'
import type { FieldSpec } from './fields.ts'
import classes from './key-dialog.module.css'
import type { KeyFormState } from './use-key-form.ts'

interface Props {
  form: KeyFormState
  /** On a phone the guide is behind a button; null: it stands beside the form. */
  whereIs: { opened: boolean; onToggle: () => void } | null
}

/** The text fields of a provider's form, checked while they are typed. */
export function TextFields({ form, whereIs }: Props) {
  const { i18n } = useLingui()
  const where = form.specs.find(({ name }) => name !== 'name')?.name
  const drawn = (spec: FieldSpec) => {
    const isOther = spec.name === 'keyId' && form.isOtherKey
    return (
      <Field
        key={spec.name}
        label={i18n._(spec.label)}
        value={form.texts[spec.name] ?? ''}
        onChange={(text) => form.set(spec.name, text)}
        onBlur={() => (form.texts[spec.name] ?? '') !== '' && form.touch(spec.name)}
        error={isOther ? <Trans>This key belongs to another Key ID</Trans> : form.isWrong(spec) && i18n._(spec.wrong)}
        hint={spec.hint && i18n._(spec.hint)}
        beside={
          whereIs &&
          spec.name === where && (
            <TextButton aria-expanded={whereIs.opened} onClick={whereIs.onToggle}>
              <Trans>Where is it?</Trans>
            </TextButton>
          )
        }
        trailing={
          spec.name !== 'name' &&
          form.isGood(spec) &&
          !isOther && <IconCheck className={classes.good} size={17} stroke={1.9} aria-hidden />
        }
        placeholder={spec.placeholder}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required={!spec.isOptional}
      />
    )
  }
  return rowsOf(form.specs).map((row) => (
    <div key={row[0]?.name} className={classes.row} data-pair={row.length > 1 || undefined}>
      {row.map(drawn)}
    </div>
  ))
}

/** Fields with those that stand beside them. */
const rowsOf = (specs: readonly FieldSpec[]) =>
  specs.reduce<FieldSpec[][]>((rows, spec) => {
    if (spec.isBeside) rows.at(-1)?.push(spec)
    else rows.push([spec])
    return rows
  }, [])
