let arePlain = false

/**
 * Builds with plain cylinders in the place of threads, as CAD wants them: as wide as the thread's diameter outside, as its crests
 * inside. `build` must not wait for anything.
 */
export function withPlainThreads<Built>(build: () => Built): Built {
  arePlain = true
  try {
    return build()
  } finally {
    arePlain = false
  }
}

/** Whether threads are to be plain cylinders just now. */
export function hasPlainThreads(): boolean {
  return arePlain
}
