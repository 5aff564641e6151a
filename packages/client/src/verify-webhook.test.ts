import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from './verify-webhook.ts';

const KEY = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64');
const SECRET = `whsec_${KEY.toString('base64')}`;
const NOW = new Date('2026-07-01T09:00:00Z');
const BODY = '{"type":"company.updated","data":{"name":"Ä"}}';

const sign = (id: string, timestamp: number, body: string, key = KEY) =>
  `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

function signed(sentAt = NOW, body = BODY) {
  const timestamp = Math.floor(sentAt.getTime() / 1000);
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': sign('msg_1', timestamp, body),
  };
}
const verify = (headers: Record<string, string | string[] | undefined> | Headers, more = {}) =>
  verifyWebhook({ body: BODY, headers, secret: SECRET, now: NOW, ...more });

describe('a webhook', () => {
  it('is read when it is signed, as text and as bytes, with headers of fetch and of Node.js', async () => {
    const event = { id: 'msg_1', sentAt: NOW, payload: { type: 'company.updated', data: { name: 'Ä' } } };
    expect(await verify(signed())).toEqual(event);
    expect(await verify(new Headers(signed()), { body: new TextEncoder().encode(BODY) })).toEqual(event);
  });

  it('has the signature that the specification of Standard Webhooks gives as its example', async () => {
    const example = {
      body: '{"test": 2432232314}',
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      headers: {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      },
      now: new Date(1614265330_000),
    };
    expect(await verifyWebhook(example)).toMatchObject({ payload: { test: 2432232314 } });
  });

  it('may be signed with two secrets, and be checked with two, while one replaces the other', async () => {
    const other = randomBytes(24);
    const headers = signed();
    headers['webhook-signature'] =
      `v1a,xyz ${sign('msg_1', NOW.getTime() / 1000, BODY, other)} ${headers['webhook-signature']}`;
    await verify(headers);
    await verify(headers, { secret: `whsec_${other.toString('base64')}` });
    await verify(signed(), { secret: [`whsec_${other.toString('base64')}`, SECRET] });
  });

  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
  it.each<[string, Record<string, string | string[] | undefined>, object]>([
    ['another body', signed(), { body: `${BODY} ` }],
    ['another id', { ...signed(), 'webhook-id': 'msg_2' }, {}],
    ['another time', { ...signed(), 'webhook-timestamp': String(NOW.getTime() / 1000 + 1) }, {}],
    ['another secret', signed(), { secret: `whsec_${randomBytes(24).toString('base64')}` }],
    [
      'no signature of version 1',
      { ...signed(), 'webhook-signature': signed()['webhook-signature'].replace('v1', 'v2') },
      {},
    ],
    ['no signature', { ...signed(), 'webhook-signature': undefined }, {}],
    ['a signature that is not base64', { ...signed(), 'webhook-signature': 'v1,%%%' }, {}],
    ['a time that is none', { ...signed(), 'webhook-timestamp': 'soon' }, {}],
    ['a time more than five minutes ago', signed(minutes(-5.1)), {}],
    ['a time more than five minutes ahead', signed(minutes(5.1)), {}],
    ['a secret that is none', signed(), { secret: 'whsec_' }],
    ['a body that is not JSON', signed(NOW, 'text'), { body: 'text' }],
  ])('is refused with %s', async (_name, headers, more) => {
    await expect(verify(headers, more)).rejects.toThrow(WebhookVerificationError);
  });

  it('is taken from up to five minutes ago, or from as long as the receiver says', async () => {
    await verify(signed(minutes(-4.9)));
    await verify(signed(minutes(-60)), { toleranceSeconds: 3600 });
  });
});
