import { type WebhookDoc, WebhookModel } from '@workbench/db';
import type { ServiceContext } from '../shared/context.ts';
import { isDatabaseUnavailable } from '../shared/database/classify-error.ts';
import type { JournalClaim } from '../shared/moves/journal-lease.ts';
import { collectEvents } from './collect/collect-events.ts';
import { Senders } from './send/senders.ts';
import { claimWebhookWork } from './webhook-work.ts';

const TURN_MS = 500;
const RENEW_MS = 10_000;
/** How long a stop waits for messages that are being sent; each may be sent again. */
const GRACE_MS = 4000;

export interface RunningWebhooks {
  /** Begins nothing more and gives running messages a few seconds. */
  stop(): Promise<void>;
}

/** Collects events and sends them, as long as no other process does. */
export function startWebhooks(ctx: ServiceContext): RunningWebhooks {
  // Derived, not copied: a later change of the process's context reaches it.
  const own = Object.assign(Object.create(ctx) as ServiceContext, { actor: 'job' as const });
  const worker = new WebhookWorker(own);
  const ended = worker.run();
  return {
    stop: async () => {
      worker.stop();
      await ended;
    },
  };
}

class WebhookWorker {
  readonly #ctx: ServiceContext;
  readonly #senders: Senders;
  readonly #stopping = Promise.withResolvers<void>();
  #isStopping = false;
  #claim: JournalClaim | null = null;
  #renewedAt = 0;

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx;
    this.#senders = new Senders(ctx);
  }

  stop(): void {
    this.#isStopping = true;
    this.#stopping.resolve();
  }

  async run(): Promise<void> {
    while (!this.#isStopping) {
      let hasMore = false;
      try {
        hasMore = await this.#turn();
      } catch (error) {
        this.#logFailure(error);
      }
      if (!hasMore) await this.#wait(TURN_MS, this.#stopping.promise);
    }
    await this.#wait(GRACE_MS, this.#senders.stop());
    await this.#claim?.release().catch((error) => this.#logFailure(error));
  }

  /** @returns whether there is more to collect at once */
  async #turn(): Promise<boolean> {
    const webhooks = await WebhookModel.find({ offReason: null }).lean<WebhookDoc[]>();
    if (webhooks.length === 0 || !(await this.#ownsWork())) return false;
    this.#senders.start(webhooks);
    const hasMore = await collectEvents(this.#ctx, webhooks);
    if (!hasMore) this.#senders.start(webhooks);
    return hasMore;
  }

  async #ownsWork(): Promise<boolean> {
    if (this.#claim === null) this.#claim = await claimWebhookWork();
    else if (performance.now() - this.#renewedAt < RENEW_MS) return true;
    else await this.#renew(this.#claim);
    this.#renewedAt = performance.now();
    return this.#claim !== null;
  }

  async #renew(claim: JournalClaim): Promise<void> {
    this.#claim = null;
    await claim.renew();
    this.#claim = claim;
  }

  async #wait(ms: number, earlier: Promise<void>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const time = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([time, earlier]);
    clearTimeout(timer);
  }

  #logFailure(error: unknown): void {
    if (isDatabaseUnavailable(error)) this.#ctx.log.warn({ err: error }, 'the database is unavailable; webhooks wait');
    else this.#ctx.log.error({ err: error }, 'webhooks failed; the next turn tries again');
  }
}
