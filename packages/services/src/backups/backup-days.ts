/** When the backup of a day was last due: today at this hour, or yesterday. In the time of the server. Pure. */
export function lastDue(now: Date, hour: number): Date {
  const today = atHour(now, hour, 0);
  return today <= now ? today : atHour(now, hour, -1);
}

/** When the next one is due. Pure. */
export function nextDue(now: Date, hour: number): Date {
  const today = atHour(now, hour, 0);
  return today > now ? today : atHour(now, hour, 1);
}

const atHour = (now: Date, hour: number, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
