/**
 * Calls that do more if an address has an account, with their minimum duration in ms: longer than either case takes, so
 * that timing does not reveal who has an account.
 */
const EVEN_TIMES: Readonly<Record<string, number>> = {
  '/api/auth/request-password-reset': 300,
  '/api/auth/sign-up/email': 200,
  '/api/auth/send-verification-email': 200,
  '/api/auth/change-email': 300,
}

/** Delays the response to the minimum duration of its call. */
export async function answerInEvenTime(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const atLeastMs = EVEN_TIMES[new URL(request.url).pathname]
  if (atLeastMs === undefined) return answer()
  const [answered] = await Promise.all([answer(), new Promise(resolve => setTimeout(resolve, atLeastMs))])
  return answered
}
