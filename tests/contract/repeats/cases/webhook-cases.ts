import type { CaseTools, RepeatCases } from '../repeat-case.ts';
import { about } from './records.ts';

const hook = (mark: string) => ({ name: `Hook ${mark}`, url: 'https://hooks.acme.com/', events: ['sync.finished'] });

async function webhook({ call, mark }: CaseTools): Promise<string> {
  return (await call('POST /api/webhooks', { body: hook(mark) })).body.id;
}

export const webhookCases: RepeatCases = {
  'POST /api/webhooks': async ({ mark }) => ({ body: hook(mark) }),
  'POST /api/webhooks/{id}/rotate-secret': about(webhook, {}),
  'POST /api/webhooks/{id}/test': about(webhook),
  'POST /api/webhooks/{id}/replay': about(webhook, { since: '2026-01-01T00:00:00Z' }),
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/replay': async (tools) => {
    const id = await webhook(tools);
    const { body } = await tools.call('POST /api/webhooks/{id}/test', { params: { id } });
    return { params: { id, deliveryId: body.id } };
  },
};
