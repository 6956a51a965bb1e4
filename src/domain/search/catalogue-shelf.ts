import type { Revisions } from '#search/shelf/revisions.ts'
import type { Shelf } from '#search/shelf/shelf.ts'

export type { Revisions, Subject } from '#search/shelf/revisions.ts'

/** The shelf of this instance, as it is kept like the database. */
export interface CatalogueShelf extends Revisions {
  /** The shelf, once it is filled and has everything that this instance has committed. */
  current(): Promise<Shelf>
}
