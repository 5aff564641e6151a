/** Shapes that the outreach calls take and give. Safe in a browser: no Node and no database imports. */

export * from './campaign-schemas.ts';
export * from './drafting-schemas.ts';
export * from './follow-up-schemas.ts';
export * from './message-schemas.ts';
export * from './queue-schemas.ts';
export * from './target-schemas.ts';
