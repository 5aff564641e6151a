/** How much the endurance tests do. */
export interface EnduranceAmounts {
  soakMinutes: number;
  /** Of the large workspace. */
  companies: number;
}

declare module 'vitest' {
  interface ProvidedContext {
    endurance: EnduranceAmounts;
  }
}

/** Of `npm run test:endurance`. */
export const FULL: EnduranceAmounts = { soakMinutes: 15, companies: 1_000_000 };

/** Of `npm run test:endurance -- --short`. */
export const SHORT: EnduranceAmounts = { soakMinutes: 3, companies: 100_000 };
