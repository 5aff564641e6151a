import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readRecordedAnswers } from '../helpers/restore-workspace.ts';
import { sendJson } from '../helpers/send-json.ts';
import { useApi } from '../helpers/start-api.ts';

const api = useApi({}, 'a302844');
const { recordedAt, answers } = await readRecordedAnswers('a302844');

/** Some answers depend on the day, as what is left of a daily limit. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(recordedAt), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const AREAS: [area: string, requests: RegExp, least: number][] = [
  ['companies with their figures, syncs and trends', /^GET \/api\/companies/, 250],
  ['figures over all companies', /^GET \/api\/(analytics|workspace)/, 4],
  ['reports in all versions', /^GET \/api\/reports/, 14],
  ['report campaigns', /^GET \/api\/campaigns/, 5],
  ['contacts and saved searches', /^GET \/api\/contacts/, 30],
  ['what the do-not-contact list blocks', /^POST \/api\/contacts\/do-not-contact\/check/, 15],
  ['personal data', /^POST \/api\/contacts\/privacy\/find/, 2],
  ['leads, lists and runs', /^GET \/api\/(leads|enrichment)/, 50],
  ['outreach campaigns and messages', /^GET \/api\/outreach/, 8],
  ['templates and generated messages', /^GET \/api\/ai/, 30],
  ['settings, sources with their keys, and notifications', /^GET \/api\/(settings|sources|notifications)/, 6],
];
const requestsOf = (pattern: RegExp) => Object.keys(answers).filter((request) => pattern.test(request));

it.each(AREAS)('finds %s as the version that wrote the workspace did', async (_, pattern, least) => {
  const requests = requestsOf(pattern);
  expect(requests.length).toBeGreaterThanOrEqual(least);
  for (const request of requests) {
    const answer = withoutCatalogueTexts(withoutComputed(request, await answerTo(request)));
    const recorded = withoutCatalogueTexts(withoutComputed(request, answers[request]));
    // Every recorded field must be there with its value; later versions may add fields.
    expect({ answer }, request).toMatchObject({ answer: recorded });
  }
});

it('leaves no recorded answer out', () => {
  const covered = new Set(AREAS.flatMap(([, pattern]) => requestsOf(pattern)));
  expect(Object.keys(answers).filter((request) => !covered.has(request))).toEqual([]);
});

/** What is computed on request follows the rule of today; the records that it is computed from are the recorded ones. */
function withoutComputed(request: string, answer: unknown): unknown {
  const fields = Object(answer);
  if (/\/trend$/.test(request)) return { series: fields.series };
  // What a message says, and to whom, is no longer shown once its recipient is suppressed.
  if (/^GET \/api\/outreach\/campaign\/.*\/messages/.test(request)) {
    return fields.map((message: Record<string, unknown>) =>
      message.isSuppressed ? { id: message.id, status: message.status, sentAt: message.sentAt } : message,
    );
  }
  if (/\/facts$/.test(request)) return fields.map(({ id: _, ...fact }: { id: string }) => fact);
  if (!/\/aggregate$/.test(request)) return answer;
  return fields.records.map(({ source, value }: { source: string; value: string }) => ({ source, value }));
}

/** Sentences come from the code; they are no data and may be worded better. */
function withoutCatalogueTexts(answer: unknown): unknown {
  if (!Array.isArray(answer)) return JSON.parse(JSON.stringify(answer ?? null).replaceAll('head count', 'headcount'));
  return answer.map((source) =>
    'licence' in source ? { ...source, description: '', licence: '', reason: '' } : source,
  );
}

/** "POST /api/… {json}" or, with one identifier as its body, "POST /api/… marta@acme.com". */
function answerTo(request: string): Promise<unknown> {
  const [, method, path, body = ''] = /^(\S+) (\S+)(?: (.+))?$/.exec(request) ?? [];
  if (method === undefined || path === undefined) throw new Error(`Not a request: ${request}`);
  return sendJson(api.origin, method, path, body.startsWith('{') ? JSON.parse(body) : { identifier: body });
}
