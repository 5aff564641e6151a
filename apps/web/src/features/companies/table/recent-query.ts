/** The companies that were added last, as the dashboard shows them. */
export const RECENT_QUERY = { sort: '-added', limit: 5, include: 'disagreement' } as const;
