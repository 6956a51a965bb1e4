/** Hears of what is counted, while it happens. */
export interface Witness {
  /** An event of the card service was processed, so many ms after it had come. */
  countWebhook(lagMs: number): void
  countDecline(): void
  countFailedSignIn(): void
}
