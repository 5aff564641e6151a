/** What a paid call may still cost whose response is late or lost. Pure. */
export function describePendingCredits(credits: number): string {
  return `It may still cost up to ${credits === 1 ? '1 credit' : `${credits} credits`}: see today's usage under Data Sources`;
}
