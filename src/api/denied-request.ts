/** A request that was denied for lack of permission, as it is logged: no names, no email addresses, no bodies. */
export interface DeniedRequest {
  readonly reason: 'no right' | 'not theirs to see' | 'another site' | 'too many'
  /** The id of the signed-in person; null for visitors, and if the session was not looked up. */
  readonly who: string | null
  /** Method and path, without names or email addresses. */
  readonly call: string
  /** The client's IP address. */
  readonly from: string
}
