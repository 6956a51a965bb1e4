/**
 * A body in parts. Each part is read once the client has taken the previous one, and none after the client has disconnected,
 * which may happen while one is being read. A failure midway aborts the connection, so that no client mistakes a part for the whole.
 */
export function streamParts(
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>, undefined>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isCancelled = false
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (isCancelled) return
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          onError(error)
          controller.error(error)
        }
      },
      async cancel() {
        isCancelled = true
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** The same of parts of a text, in UTF-8. */
export function streamText(
  parts: AsyncGenerator<string, undefined>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return streamParts(encodeParts(parts), onError)
}

async function* encodeParts(
  parts: AsyncGenerator<string, undefined>,
): AsyncGenerator<Uint8Array<ArrayBuffer>, undefined> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
