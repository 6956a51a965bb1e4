/** Makers of bearings, as they are written before a designation: 'SKF 6205'. A name comes before its own beginning. */
export const MAKERS: readonly string[] = [
  'skf fag ina nsk ntn snr koyo nachi timken zkl kbc cx fbj ezo nmb zwz lyc hch iko rhp craft wkl wk',
].flatMap(line => line.split(' '))
