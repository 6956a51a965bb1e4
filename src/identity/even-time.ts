/**
 * Calls that do more where an address has an account than where it has none, and how long they take at least, in ms:
 * longer than either, so that nobody learns by a stopwatch who has one.
 */
const EVEN_TIMES: Readonly<Record<string, number>> = {
  '/api/auth/request-password-reset': 300,
  '/api/auth/sign-up/email': 200,
  '/api/auth/send-verification-email': 200,
  '/api/auth/change-email': 300,
}

/** Answers no sooner than this kind of call ever does. */
export async function answerInEvenTime(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const atLeastMs = EVEN_TIMES[new URL(request.url).pathname]
  if (atLeastMs === undefined) return answer()
  const [answered] = await Promise.all([answer(), new Promise(resolve => setTimeout(resolve, atLeastMs))])
  return answered
}
