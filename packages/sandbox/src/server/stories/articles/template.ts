/** A headline and the paragraph that it heads, with placeholders as in `facts.ts`. */
export type Template = readonly [title: string, lead: string];
