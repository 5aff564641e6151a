/** How a goal is often typed, and the same in words that a sentence can be made of. "[Sie|dich]" is by the address. */
export type Rewrite = [RegExp, string | ((all: string, ...groups: (string | undefined)[]) => string)];
