import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Selection } from './selection.ts'

test('MENU-003, OP-26: colours as the system, menu at the side, all of the frame shown, pages as wide as the window', () => {
  expect(v.parse(Selection, {})).toMatchObject({
    scheme: 'auto',
    language: null,
    menuLayout: 'vertical',
    menuHidden: false,
    menuCollapsed: false,
    navbar: 'static',
    footerHidden: false,
    content: 'full',
  })
})

test('a choice of a later version that this one does not know leaves the others as they are', () => {
  expect(v.parse(Selection, { menuLayout: 'round', navbar: 'hidden' })).toMatchObject({
    menuLayout: 'vertical',
    navbar: 'hidden',
  })
})
