import { DailyUsageModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { ServiceError } from '../shared/errors.ts';
import { releaseDailyCredits, reserveDailyCredits } from '../sources/index.ts';

/** What assistants have spent is counted beside the usage of vendors, in the same ledger. */
const LEDGER_NAME = 'mcp';

/** A reservation that is not returned counts as spent: a killed process can only count too much. */
export interface CreditReservation {
  credits: number;
  /** Gives back what was not spent, and counts what was spent beyond it. */
  finish(spent: number): Promise<void>;
}

/**
 * Takes credits of the day's cap in one atomic step, over all processes.
 * @throws ServiceError conflict when they would exceed the cap
 */
export async function reserveMcpCredits(
  ctx: Pick<ServiceContext, 'now'>,
  credits: number,
  cap: number,
): Promise<CreditReservation> {
  const day = dayOf(ctx);
  if (!(await reserveDailyCredits(LEDGER_NAME, day, credits, cap))) {
    const left = Math.max(cap - (await getMcpCreditsToday(ctx)), 0);
    const message = `This costs up to ${credits} credits, and ${left} of the ${cap} for assistants are left today (UTC). The owner sets the cap with MCP_CREDITS_PER_DAY`;
    throw new ServiceError('conflict', message);
  }
  return {
    credits,
    finish: async (spent) => {
      if (spent !== credits) await releaseDailyCredits(LEDGER_NAME, day, credits - spent);
    },
  };
}

/** Credits that assistants have spent or reserved today. */
export async function getMcpCreditsToday(ctx: Pick<ServiceContext, 'now'>): Promise<number> {
  const usage = await DailyUsageModel.findById(`${LEDGER_NAME}:${dayOf(ctx)}`).lean();
  return usage?.credits ?? 0;
}

const dayOf = ({ now }: Pick<ServiceContext, 'now'>) => now().toISOString().slice(0, 10);
