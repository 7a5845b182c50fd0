import type { MantineThemeComponents } from '@mantine/core'

/** Defaults of the form controls. Their look stands in form-controls.css: the build reads this file without styles. */
export const formControls: MantineThemeComponents = {
  InputWrapper: {
    defaultProps: { withAsterisk: false, inputWrapperOrder: ['label', 'input', 'error', 'description'] },
  },
  Textarea: { defaultProps: { autosize: true } },
  Checkbox: { defaultProps: { size: 'xs', radius: 4 } },
  Radio: { defaultProps: { size: 'xs' } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false } },
  SegmentedControl: { defaultProps: { size: 'xs', withItemsBorders: false } },
  Combobox: { defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 120 } } },
}
