import type { ReadyMadeId } from './limits.ts';
import type { View } from './schemas.ts';

/** The views that every workspace has. Pure. */

type ReadyMade = Pick<View, 'name' | 'filter' | 'sort' | 'columns'>;

const STALE_DAYS = 90;
const GROWING_PERCENT = 10;

const VIEWS: Record<ReadyMadeId, ReadyMade> = {
  'largest-disagreement': {
    name: 'Largest disagreement',
    filter: { field: 'sourceCount', op: 'atLeast', value: 2 },
    sort: '-spread',
    columns: ['employees', 'spread', 'sourceCount', 'quality', 'synced'],
  },
  growing: {
    name: 'Growing',
    filter: { field: 'growth12', op: 'atLeast', value: GROWING_PERCENT },
    sort: '-growth12',
    columns: ['industry', 'employees', 'growth12', 'growth6', 'growth3', 'location'],
  },
  stale: {
    name: 'Stale',
    filter: {
      or: [
        { field: 'synced', op: 'olderThan', value: { days: STALE_DAYS } },
        { field: 'synced', op: 'isEmpty' },
      ],
    },
    sort: 'synced',
    columns: ['employees', 'sourceCount', 'synced', 'updated', 'added', 'quality'],
  },
  'one-source': {
    name: 'Only one source',
    filter: { field: 'sourceCount', op: 'between', value: [1, 1] },
    sort: '-employeeCount',
    columns: ['industry', 'employees', 'sourceCount', 'location', 'synced'],
  },
};

export const READY_MADE_VIEWS: readonly View[] = Object.entries(VIEWS).map(([id, view]) => ({
  ...view,
  id,
  isReadyMade: true,
  q: '',
  density: 'comfortable',
  problems: [],
  createdAt: null,
  updatedAt: null,
}));
