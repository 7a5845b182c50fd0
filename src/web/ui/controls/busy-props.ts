/**
 * Says that a button's task is running. Unlike `loading` and `disabled` this leaves the keyboard's focus on the button, so
 * the task itself has to ignore a second press.
 */
export const busyProps = (isBusy: boolean) =>
  isBusy ? { 'aria-busy': true, 'aria-disabled': true, 'data-disabled': true } : {}
