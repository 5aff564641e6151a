import type { ServerResponse } from 'node:http';
import type { GatherSettings } from '../../gather/types.ts';
import type { HttpClientOptions } from '../../http/create-http-client.ts';
import { reply, serve, testClient } from '../../http/test-helpers/local-server.ts';

export const gatherSettings = (website?: string): GatherSettings => ({
  contactEmail: null,
  baseUrls: website === undefined ? {} : { website },
  githubToken: null,
  googleNews: false,
});

export type Answer = (response: ServerResponse) => unknown;

export const page = (body: string | Buffer, type = 'text/html; charset=utf-8'): Answer =>
  reply(200, body, { 'content-type': type });
export const sendOn = (location: string, status = 302): Answer => reply(status, '', { location });

/**
 * Sites on a local server, by "host/path" as a person knows it ("acme.example/news"); anything else is 404. The real
 * client asks it without the pauses between requests.
 */
export async function localSites(answers: Record<string, Answer>, options: Partial<HttpClientOptions> = {}) {
  const asked: string[] = [];
  const server = await serve((request, response) => {
    const address = (request.url ?? '').slice(1);
    asked.push(address);
    const answer = answers[address] ?? reply(404, 'nothing here');
    answer(response);
  });
  const { http } = testClient({ limitsLifted: true, ...options });
  return { http, server, asked, settings: gatherSettings(`${server.origin}/{domain}`) };
}
