import type { WebhookDoc } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import { sendDue } from './send-due.ts';

/** One sender for each webhook, so that a receiver that hangs holds up no other. */
export class Senders {
  readonly #ctx: ServiceContext;
  readonly #running = new Map<string, Promise<void>>();
  #isStopping = false;

  constructor(ctx: ServiceContext) {
    this.#ctx = ctx;
  }

  /** Sends what is due, beside what is being sent already. */
  start(webhooks: readonly Pick<WebhookDoc, '_id'>[]): void {
    for (const { _id } of webhooks) {
      if (this.#isStopping || this.#running.has(_id)) continue;
      const sender = sendDue(this.#ctx, _id, () => this.#isStopping)
        .catch((error) => this.#ctx.log.error({ err: error, webhookId: _id }, 'events could not be sent'))
        .finally(() => this.#running.delete(_id));
      this.#running.set(_id, sender);
    }
  }

  /** Begins nothing more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.#running.values());
  }
}
