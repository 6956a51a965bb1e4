/** A place in PostgreSQL's log, by how many bytes come before it: 'X/Y' on the wire. */
export type Lsn = bigint

/** The log lies in files of this many bytes, unless a cluster was made otherwise: the embedded one never is. */
export const SEGMENT_BYTES = 16 * 1024 * 1024

/** Reads 'X/Y'. Throws if it is none. */
export function readLsn(text: unknown): Lsn {
  const [, high = '', low = ''] = (typeof text === 'string' && /^([\dA-F]+)\/([\dA-F]+)$/.exec(text)) || []
  if (low === '') throw new Error(`${String(text)} is no place in a log`)
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

export function writeLsn(lsn: Lsn): string {
  return `${(lsn >> 32n).toString(16)}/${(lsn & 0xffffffffn).toString(16)}`.toUpperCase()
}

/** Where the file begins in which this place lies. */
export function segmentStart(lsn: Lsn): Lsn {
  return lsn - (lsn % BigInt(SEGMENT_BYTES))
}

/** The name of that file. https://www.postgresql.org/docs/18/wal-internals.html */
export function segmentName(timeline: number, lsn: Lsn): string {
  const number = lsn / BigInt(SEGMENT_BYTES)
  const perId = 0x1_0000_0000n / BigInt(SEGMENT_BYTES)
  return [BigInt(timeline), number / perId, number % perId]
    .map(part => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
