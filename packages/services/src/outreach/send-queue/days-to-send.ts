/**
 * Days that sending all of them takes within the limits; null when nothing waits.
 * @param backlogs how many wait under each limit: the network's two, and each campaign's own
 */
export function daysToSendAll(backlogs: readonly { waiting: number; limit: number }[]): number | null {
  const days = backlogs.map(({ waiting, limit }) => Math.ceil(waiting / limit));
  const most = Math.max(0, ...days);
  return most === 0 ? null : most;
}
