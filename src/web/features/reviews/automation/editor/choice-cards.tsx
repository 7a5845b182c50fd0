import { Radio } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from './choice-cards.module.css'

interface Props<T extends string> {
  /** Name of the group, shown above it. */
  title: ReactNode
  options: readonly { value: T; name: ReactNode; about?: ReactNode }[]
  value: T
  onChange: (value: T) => void
  /** `cards`: side by side in frames. */
  look: 'cards' | 'list'
  hint?: ReactNode
}

/** One of a few, each with a line on what it means. */
export function ChoiceCards<T extends string>({ title, options, value, onChange, look, hint }: Props<T>) {
  const id = useId()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={classes.group}
    >
      <h3 id={`${id}-title`}>{title}</h3>
      <div className={classes.options} data-look={look}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <Radio
              name={id}
              checked={option.value === value}
              aria-labelledby={`${id}-${option.value}`}
              aria-describedby={option.about ? `${id}-${option.value}-about` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={classes.text}>
              <span className={classes.name} id={`${id}-${option.value}`}>
                {option.name}
              </span>
              {option.about && (
                <span className={classes.about} id={`${id}-${option.value}-about`}>
                  {option.about}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p className={classes.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
