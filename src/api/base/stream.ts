/**
 * A body in parts. Each part is read once the client has taken the previous one, and none after the client has disconnected,
 * which may happen while one is being read. A failure midway aborts the connection, so that no client mistakes a part for the whole.
 */
export function streamText(
  parts: AsyncGenerator<string, undefined>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let isCancelled = false
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await parts.next()
          if (isCancelled) return
          if (done) controller.close()
          else controller.enqueue(encoder.encode(value))
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
