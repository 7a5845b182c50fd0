import type {
  ActionIconFactory,
  AlertFactory,
  AnchorFactory,
  BadgeFactory,
  ButtonFactory,
  DrawerFactory,
  ExtendComponent,
  FactoryPayload,
  LoaderFactory,
  MantineThemeComponents,
  MenuFactory,
  ModalFactory,
  PaginationFactory,
  PaperFactory,
  PopoverFactory,
  PopoverProps,
  SkeletonFactory,
  TabsFactory,
  TooltipFactory,
  UnstyledButtonFactory,
} from '@mantine/core'
import classes from './components.module.css'

/** As `Button.extend`, without the component itself: most of them are no part of the first page. */
const part = <Factory extends FactoryPayload>(options: ExtendComponent<Factory>) => options

// react-remove-scroll would inject a <style>, which the content security policy refuses; ui/overlays/use-page-lock.ts locks instead.
const overlay = { defaultProps: { lockScroll: false, transitionProps: { duration: 200 } } }

// They may stand within a paragraph. Mantine's box takes the element's name, which the types of the part leave out.
const inline = { component: 'span' }

/** Drawn for the eye: the words beside it say what is going on. */
const silent = { 'aria-hidden': true }

// Fading in is the style sheet's; what closes is gone at once. What is open stays in sight, also where its trigger scrolled away.
const floating = { transitionProps: { duration: 0 }, hideDetached: false }

// 8 px from the edges of the window. Where a panel fits neither below nor above, it takes the side with more room and scrolls.
const edges = { padding: 8 }
const inWindow: PopoverProps['middlewares'] = {
  flip: { ...edges, fallbackStrategy: 'bestFit' },
  shift: edges,
  size: {
    ...edges,
    apply: ({ availableHeight, elements }) =>
      elements.floating.style.setProperty('--sg-room', `${Math.max(availableHeight, 160)}px`),
  },
}

/** How Mantine's parts look and behave here unless a use says otherwise. Their colours and sizes are the theme's and tokens. */
export const components: MantineThemeComponents = {
  Button: part<ButtonFactory>({
    defaultProps: { variant: 'default', size: 'md' },
    classNames: {
      root: classes.button,
      inner: classes.buttonInner,
      label: classes.buttonLabel,
      section: classes.buttonSection,
    },
  }),
  ActionIcon: part<ActionIconFactory>({
    defaultProps: { variant: 'subtle', color: 'gray', size: 32 },
    classNames: { root: classes.actionIcon },
  }),
  UnstyledButton: part<UnstyledButtonFactory>({
    // Buttons, menu items and days are unstyled buttons too, with a class and a text size of their own.
    classNames: (_theme, { className }) =>
      typeof className === 'string' && className.includes('mantine-') ? {} : { root: classes.unstyledButton },
  }),
  Anchor: part<AnchorFactory>({ defaultProps: { underline: 'hover' }, classNames: { root: classes.anchor } }),
  Tooltip: part<TooltipFactory>({
    defaultProps: {
      openDelay: 400,
      events: { hover: true, focus: true, touch: true },
      ...floating,
      zIndex: 500,
    },
    classNames: { tooltip: classes.tooltip },
  }),
  Popover: part<PopoverFactory>({
    defaultProps: {
      offset: 6,
      radius: 'lg',
      shadow: 'md',
      ...floating,
      middlewares: inWindow,
    },
    classNames: { dropdown: classes.dropdown },
  }),
  Menu: part<MenuFactory>({
    defaultProps: { offset: 6, radius: 'lg', shadow: 'md', ...floating },
    classNames: { dropdown: classes.dropdown, item: classes.menuItem, label: classes.menuLabel },
  }),
  Modal: part<ModalFactory>(overlay),
  ModalRoot: overlay,
  Drawer: part<DrawerFactory>(overlay),
  DrawerRoot: overlay,
  Badge: part<BadgeFactory>({
    defaultProps: { ...inline, variant: 'light', color: 'gray', radius: 'xs' },
    classNames: { root: classes.badge, section: classes.badgeSection },
  }),
  Paper: part<PaperFactory>({ defaultProps: { radius: 'lg', withBorder: true }, classNames: { root: classes.paper } }),
  Skeleton: part<SkeletonFactory>({
    defaultProps: { ...inline, ...silent, radius: 6 },
    classNames: { root: classes.skeleton },
  }),
  Loader: part<LoaderFactory>({ defaultProps: { ...silent, size: 17, color: 'currentColor' } }),
  Alert: part<AlertFactory>({
    defaultProps: { variant: 'light', radius: 'md' },
    classNames: { root: classes.alert, message: classes.alertMessage },
  }),
  Tabs: part<TabsFactory>({ classNames: { tab: classes.tab } }),
  Pagination: part<PaginationFactory>({ defaultProps: { size: 32 }, classNames: { control: classes.pageControl } }),
}
