import { UnstyledButton } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './selection-bar.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'className' | 'color' | 'style'> {
  icon: TablerIcon
}

/** A button of the bar of the selected keywords. */
export const BarAction = ({ icon: Icon, children, ...button }: Props) => (
  <UnstyledButton {...button} className={classes.action}>
    <Icon size={17} stroke={1.7} aria-hidden />
    {children}
  </UnstyledButton>
)
