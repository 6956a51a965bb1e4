/** What a screen reader is told at the field of the list under it. */
export interface Popup {
  readonly isOpen: boolean
  /** The id of the active option. */
  readonly active: string | undefined
}

export const CLOSED: Popup = { isOpen: false, active: undefined }

/** The id of the list; those of its options begin with it. */
export const LIST_ID = 'search-list'
