import { type WebhookDoc, WebhookModel } from '@workbench/db';
import { createContext, type ServiceContext } from '../shared/context.ts';
import { createWebhook } from './change-webhooks.ts';
import { collectEvents } from './collect/collect-events.ts';
import { createWebhookInput } from './schemas.ts';
import { sendDue } from './send/send-due.ts';
import { claimWebhookWork } from './webhook-work.ts';

interface Message {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What a receiver answers; null: nothing at all. */
export type Answer = { status: number; body?: string; retryAfterMs?: number } | null;

/** Webhooks without a network: a receiver that answers as the test says, and a clock that it moves. */
export function useReceiver() {
  const bench = {
    now: new Date('2026-11-23T10:00:00.000Z'),
    messages: [] as Message[],
    answer: (_: Message): Answer | Promise<Answer> => ({ status: 204 }),
    ctx: undefined as unknown as ServiceContext,
    pass: (ms: number) => {
      bench.now = new Date(bench.now.getTime() + ms);
    },
    create: (given: object = {}) =>
      createWebhook({
        ctx: bench.ctx,
        input: createWebhookInput.parse({
          name: 'CRM',
          url: 'https://hooks.acme.com/',
          events: ['company.created', 'company.updated', 'company.deleted', 'company.merged'],
          ...given,
        }),
      }),
    /** Collects all there is and sends what is due. */
    run: async () => {
      await bench.collect();
      for (const { _id } of await WebhookModel.find().lean<WebhookDoc[]>()) await sendDue(bench.ctx, _id);
    },
    collect: async () => {
      await (await claimWebhookWork())?.release();
      for (let hasMore = true; hasMore; ) {
        const webhooks = await WebhookModel.find({ offReason: null }).lean<WebhookDoc[]>();
        hasMore = webhooks.length > 0 && (await collectEvents(bench.ctx, webhooks));
      }
    },
    bodies: () => bench.messages.map(({ body }) => JSON.parse(body)),
  };
  bench.ctx = createContext({
    now: () => bench.now,
    secrets: {
      seal: (text) => `sealed ${text}`,
      open: (sealed) => sealed.slice('sealed '.length),
      fingerprint: (text) => text,
      isNew: false,
    },
    webhooks: {
      problemOf: (url) => (url.startsWith('https:') ? null : 'only https addresses are allowed'),
      send: async (message) => {
        bench.messages.push(message);
        const answer = await bench.answer(message);
        if (answer === null) return { kind: 'failed', message: 'no connection' };
        return { kind: 'answered', body: '', retryAfterMs: null, ...answer };
      },
    },
  });
  return bench;
}
