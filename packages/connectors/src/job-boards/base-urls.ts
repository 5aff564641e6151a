import type { BoardId } from '../gather/board-ids.ts';

/**
 * Where the boards answer. `{host}` stands where a vendor has several hosts: Lever's two ("api.lever.co",
 * "api.eu.lever.co"), or the employer's own ("northwind.recruitee.com", "northwind.jobs.personio.de").
 */
export const JOB_BOARD_BASE_URLS: Record<BoardId, string> = {
  greenhouse: 'https://boards-api.greenhouse.io',
  lever: 'https://{host}',
  ashby: 'https://api.ashbyhq.com',
  smartrecruiters: 'https://api.smartrecruiters.com',
  recruitee: 'https://{host}',
  workable: 'https://apply.workable.com',
  personio: 'https://{host}',
};
