/** Sizes of the drawing, px: the labels beside it are placed by the same. */
export const CHART_HEIGHT = 300
export const X_AXIS_HEIGHT = 30
export const MARGIN = { top: 12, right: 12, bottom: 0, left: 4 }
export const LABEL_WIDTH = 150
/** Where the window has room for whole names. */
export const WIDE_LABEL_WIDTH = 230
/** Height of the part that holds the lines. */
export const PLOT_HEIGHT = CHART_HEIGHT - X_AXIS_HEIGHT - MARGIN.top - MARGIN.bottom
