import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import type { AppVersion } from '#contract/overview/overview.ts'
import classes from './compare-select.module.css'
import { versionDay, versionName } from './version-name.ts'

interface Props {
  versions: readonly AppVersion[]
  /** The one that is compared: it can't be picked. */
  chosen: number
  /** null: none. */
  value: number | null
  onChange: (index: number) => void
}

/** With which other version the chosen one is compared. */
export function CompareSelect({ versions, chosen, value, onChange }: Props) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className={classes.bar}>
      <label htmlFor={id}>
        <Trans>Compare with</Trans>
      </label>
      <NativeSelect
        className={classes.select}
        size="xs"
        id={id}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.target.value))}
        rightSection={<IconChevronDown size={15} stroke={1.8} aria-hidden />}
      >
        {value === null && (
          <option value="" disabled>
            {t`Choose a version`}
          </option>
        )}
        {versions.map(
          (version, index) =>
            index !== chosen && (
              <option key={`${version.version} ${version.releasedAt}`} value={index}>
                {`${versionName(version)} · ${versionDay(version)}`}
              </option>
            ),
        )}
      </NativeSelect>
    </div>
  )
}
