/** Thickness of the frame's and the handle's plates, and of the toothed wheels between them, in mm. */
export const PLATE = 3
export const WHEEL = 4
/** The drum turns at x = 0, the fixed end's bolt lies behind it; both at these heights above the table. */
export const DRUM = { y: 24, core: 9 } as const
export const BOLT = { x: -96, y: 14, radius: 6 } as const
/** How far the handle is opened: 180 lies folded on the frame. */
export const OPENED = 126
