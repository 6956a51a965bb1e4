/**
 * Names of parts: first what the catalogue calls it, the usual name before others ('coach screw | lag screw'), then what else
 * people write for it. A word that many parts have in their name says which one is usually meant: 'nut: hex nut | nut'. Umlauts are written without their dots, which words lose.
 */
export type Names = readonly (readonly [called: string, written?: string])[]
