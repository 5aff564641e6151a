export { type CreditReservation, getMcpCreditsToday, reserveMcpCredits } from './daily-credits.ts';
export { createEstimate, type SpendingCall, takeEstimate } from './estimates.ts';
