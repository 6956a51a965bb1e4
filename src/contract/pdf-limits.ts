/** How large certificates of lots and documents of declarations may be. */
export const MAX_CERTIFICATE_BYTES = 10 * 1024 * 1024
export const CERTIFICATE_TOO_LARGE = 'must have at most 10 MB'
