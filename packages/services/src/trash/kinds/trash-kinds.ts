import type { TrashKindName } from '../schemas.ts';
import { COMPANY_KIND } from './company.ts';
import { DEMO_KIND } from './demo.ts';
import type { TrashKind } from './trash-kind.ts';

export const TRASH_KINDS: Readonly<Record<TrashKindName, TrashKind>> = { company: COMPANY_KIND, demo: DEMO_KIND };
