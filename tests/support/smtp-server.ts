import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { TLSSocket } from 'node:tls'
import { listen } from './listen.ts'

interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The message as received, headers first. */
  readonly message: string
  /** The TLS version of the connection; null without TLS. */
  readonly protocol: string | null
}

/** The answer to `RCPT TO`, or null for no answer at all. */
export type RecipientReply = string | null

export interface SmtpServerOptions {
  /** Offers STARTTLS (RFC 3207) with this certificate. */
  readonly certificate?: { readonly cert: string; readonly key: string }
  /** How long it takes to answer about a recipient, in ms; at once if left out. */
  readonly delayFor?: (recipient: string) => number
}

/** A mail server that accepts everything unless told to refuse: the few commands of RFC 5321 that a client needs. */
export async function startSmtpServer({ certificate, delayFor = () => 0 }: SmtpServerOptions = {}) {
  const received: ReceivedMail[] = []
  const refusals: RecipientReply[] = []
  const sockets = new Set<Socket>()
  let mostAtOnce = 0

  const server = createServer(socket => {
    sockets.add(socket)
    mostAtOnce = Math.max(mostAtOnce, sockets.size)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    socket.write('220 mail.example.com ESMTP\r\n')
    serve(socket)
  })

  function serve(socket: Socket | TLSSocket): void {
    const protocol = socket instanceof TLSSocket ? () => socket.getProtocol() : () => null
    const say = (line: string) => socket.write(`${line}\r\n`)
    let from = ''
    let to: string[] = []
    let data: string[] | undefined
    const lines = createInterface({ input: socket })
    lines.on('line', line => {
      if (data) {
        if (line !== '.') return void data.push(line.replace(/^\./, ''))
        received.push({ from, to, message: data.join('\r\n'), protocol: protocol() })
        data = undefined
        return say('250 2.0.0 taken')
      }
      const address = /<(.*?)>/.exec(line)?.[1] ?? ''
      switch (line.slice(0, 4).toUpperCase()) {
        case 'EHLO':
          say('250-mail.example.com')
          if (certificate && !protocol()) say('250-STARTTLS')
          return say('250 AUTH PLAIN')
        case 'STAR': {
          if (!certificate) return say('502 5.5.1 not known')
          lines.close()
          socket.removeAllListeners('data')
          say('220 2.0.0 go ahead')
          const encrypted = new TLSSocket(socket, { isServer: true, ...certificate })
          return serve(encrypted.on('error', () => {}))
        }
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
          const answer = () => say(refusal ?? '250 2.1.5 ok')
          const delay = delayFor(address)
          return delay > 0 ? setTimeout(answer, delay) : answer()
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
  }
  const port = await listen(server)

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    /** The most connections that were open at the same moment. */
    mostAtOnce: () => mostAtOnce,
    /** Answers the next recipients with these replies, in this order; later ones are accepted. */
    refuse: (...next: RecipientReply[]) => refusals.push(...next),
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
