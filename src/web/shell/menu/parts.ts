// What of the frame stands beside the page: one file, which the first page does not wait for.
export { HiddenBar } from '../top-bar/hidden-bar.tsx'
export { HorizontalMenu } from './horizontal-menu.tsx'
export { MenuList } from './menu-list.tsx'
