/** A call that was turned away for what its caller may do, as the log knows it: no names, no email addresses, no bodies. */
export interface DeniedRequest {
  readonly reason: 'no right' | 'not theirs to see' | 'another site' | 'too many'
  /** The id of who is signed in; null for visitors, and where it was not asked. */
  readonly who: string | null
  /** Method and path; what people are called by is left out of it. */
  readonly call: string
  /** The address that it came from. */
  readonly from: string
}
