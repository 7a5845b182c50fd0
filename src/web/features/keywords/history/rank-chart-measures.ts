/** Sizes of the drawing, px: what lies over it is placed by the same. */
export const heightOf = (phone: boolean) => (phone ? 180 : 214)
/** Between the names at the ends of the lines. */
export const LABEL_GAP = 15
/** For a name at the end of a line. */
export const LABEL_ROOM = 120
/** For a mark with words. */
export const MARK_ROOM = 128

/** Where the lines have room in a drawing of this width. */
export const plotArea = (width: number, phone: boolean) => ({
  left: 52,
  right: Math.max(120, width - (phone ? 24 : LABEL_ROOM + 28)),
  // Marks have words above their dots, but on a phone.
  top: phone ? 32 : 54,
  bottom: heightOf(phone) - 32,
})
