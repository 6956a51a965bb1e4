/** Where figures were read: published collections of the standards' tables, taken over as facts. */
export const sources = {
  /** Fasteners: ISO, DIN, EN and ASME. https://github.com/shaise/FreeCAD_FastenersWB, commit ae90a86. */
  fastenersWorkbench: 'FreeCAD Fasteners workbench, FsData',
  /** Fasteners and bearings. https://github.com/gumyr/cq_warehouse. */
  cqWarehouse: 'cq_warehouse',
  /** Fasteners and bearings. https://github.com/jreinhardt/BOLTS. */
  bolts: 'BOLTS',
} as const
