/**
 * Names of parts: first what the catalogue calls it, the usual name before others ('coach screw | lag screw'), then what else
 * people write for it. Umlauts are written without their dots, which words lose.
 */
export type Names = readonly (readonly [called: string, written?: string])[]
