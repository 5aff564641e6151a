import type { ContactDoc } from '@workbench/db';
import { isSameEmployer } from '../saved/merge/former-employers.ts';

type Employed = Pick<ContactDoc, 'organizationName' | 'organizationDomain' | 'formerEmployers'>;

/** True when an edit gives a contact another employer, or takes the one they had. Pure. */
export const isOtherEmployer = (before: Employed, after: Employed): boolean =>
  !isSameEmployer(before, after) || (isEmployed(before) && !isEmployed(after));

const isEmployed = ({ organizationName, organizationDomain }: Employed): boolean =>
  organizationName !== null || organizationDomain !== null;
