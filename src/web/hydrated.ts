const PAUSE_MS = 16
/** By then a page is left all the same, in ms. */
const PATIENCE_MS = 1000
let isDone = import.meta.env.SSR

/**
 * Settles once React has taken over the page that came from the server, which it does in pieces, the main part after the bar and the menu. A
 * navigation before that would take the data from what is still to be taken over: https://github.com/TanStack/router/issues/8233
 */
export async function hydrated(): Promise<void> {
  for (let waitedMs = 0; !isDone && waitedMs < PATIENCE_MS; waitedMs += PAUSE_MS) {
    const heading = document.querySelector('main h1')
    // React writes the properties of an element into it under such a name when it takes it over.
    isDone = !heading || Object.keys(heading).some(key => key.startsWith('__reactProps$'))
    if (!isDone) await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
  }
  isDone = true
}
