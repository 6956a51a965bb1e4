import { z } from 'zod'

/** The other end: a process that this one started (`fork`), or the one that started it. */
interface OtherProcess {
  send?(message: object, done: (error: Error | null) => void): boolean
  on(event: 'message', listen: (message: unknown) => void): unknown
}

const ANSWER_MS = 800
const message = z.union([
  z.object({ asked: z.number(), question: z.string() }),
  z.object({ answered: z.number(), answer: z.unknown() }),
])

/** What two processes ask each other, in words that both know. */
export class Line {
  readonly #other: OtherProcess
  readonly #waiting = new Map<number, (answer: unknown) => void>()
  #asked = 0

  /** `answers` are what the other one may ask for; what fails, or is not known, stays unanswered. */
  constructor(other: OtherProcess, answers: Readonly<Record<string, () => Promise<unknown>>>) {
    this.#other = other
    other.on('message', received => {
      const { data } = message.safeParse(received)
      if (data === undefined) return
      if ('answered' in data) return this.#waiting.get(data.answered)?.(data.answer)
      answers[data.question]?.().then(
        answer => this.#send({ answered: data.asked, answer }),
        () => undefined,
      )
    })
  }

  /** The answer; undefined if none comes within 0.8 s. */
  async ask(question: string): Promise<unknown> {
    const id = ++this.#asked
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const timer = setTimeout(() => resolve(undefined), ANSWER_MS)
    this.#waiting.set(id, resolve)
    this.#send({ asked: id, question })
    const answer = await promise
    clearTimeout(timer)
    this.#waiting.delete(id)
    return answer
  }

  /** One that has just ended hears nothing, which is no fault of this one. */
  #send(what: object): void {
    this.#other.send?.(what, () => undefined)
  }
}
