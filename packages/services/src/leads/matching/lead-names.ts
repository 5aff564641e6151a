export const nameKeyOf = (keys: readonly string[]): string | null =>
  keys.find((key) => key.startsWith('name:')) ?? null;

export const fullNameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ');
