import { UnstyledButton } from '@mantine/core'
import classes from './country-cell.module.css'
import { Flag } from './flag.tsx'

interface Props {
  /** ISO 3166-1 alpha-2. */
  code: string
  name: string
  /** null: it can't be chosen. */
  onChoose: (() => void) | null
}

/** A country in a table: its flag and its name, which chooses it. */
export const CountryCell = ({ code, name, onChoose }: Props) => (
  <span className={classes.country}>
    <Flag code={code} size={20} />
    {onChoose ? (
      <UnstyledButton className={classes.choose} onClick={onChoose}>
        {name}
      </UnstyledButton>
    ) : (
      name
    )}
  </span>
)
