import type { OutreachMessageDoc } from '@workbench/db';

/** Of a message as people see it; 0 for one of an earlier version. Pure. */
export const editionOf = ({ edition }: Partial<Pick<OutreachMessageDoc, 'edition'>>): number => edition ?? 0;
