/** Vendors of job boards. */
export const BOARD_IDS = [
  'greenhouse',
  'lever',
  'ashby',
  'smartrecruiters',
  'recruitee',
  'workable',
  'personio',
] as const;
export type BoardId = (typeof BOARD_IDS)[number];
