/** Inputs that once broke a parser, by target; each stays as a test. */
export const findings: Readonly<Record<string, readonly string[]>> = {};
