/** The pad of rubber under the base, in mm. */
export const PAD = 3
