import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { listen } from './listen.ts'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The message as it came, headers first. */
  readonly message: string
}

/** What the server says to `RCPT TO`, or null to say nothing at all. */
export type Reception = string | null

/** A mail server that takes what comes, unless told to refuse: the few commands of RFC 5321 that a client needs. */
export async function startSmtpServer() {
  const received: ReceivedMail[] = []
  const refusals: Reception[] = []
  const sockets = new Set<Socket>()

  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    const say = (line: string) => socket.write(`${line}\r\n`)
    let from = ''
    let to: string[] = []
    let data: string[] | undefined
    say('220 mail.example.com ESMTP')
    createInterface({ input: socket }).on('line', line => {
      if (data) {
        if (line !== '.') return void data.push(line.replace(/^\./, ''))
        received.push({ from, to, message: data.join('\r\n') })
        data = undefined
        return say('250 2.0.0 taken')
      }
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      switch (line.slice(0, 4).toUpperCase()) {
        case 'EHLO':
          say('250-mail.example.com')
          return say('250 AUTH PLAIN')
        case 'AUTH':
          return say(`535 5.7.8 I do not know ${line}`)
        case 'MAIL':
          from = address
          to = []
          return say('250 2.1.0 ok')
        case 'RCPT': {
          const refusal = refusals.shift()
          if (refusal === null) return undefined
          if (refusal === undefined) to.push(address)
          return say(refusal ?? '250 2.1.5 ok')
        }
        case 'DATA':
          data = []
          return say('354 go on')
        case 'QUIT':
          say('221 bye')
          return socket.end()
        default:
          return say('250 ok')
      }
    })
  })
  const port = await listen(server)

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    /** The next recipients are answered so, in this order; those after them are taken. */
    refuse: (...next: Reception[]) => refusals.push(...next),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
