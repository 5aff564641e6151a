export const limitReachedMessage = (creditsMax: number | null): string =>
  `The run's limit of ${creditsMax === 1 ? '1 credit' : `${creditsMax} credits`} is reached`;
