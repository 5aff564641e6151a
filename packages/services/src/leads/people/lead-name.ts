import type { LeadDoc } from '@workbench/db';

export const leadName = ({ firstName, lastName }: Pick<LeadDoc, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
