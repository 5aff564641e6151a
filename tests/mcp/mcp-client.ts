import { Client, StreamableHTTPClientTransport, type VersionNegotiationMode } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

/** What a tool answered, as tests read it. */
export interface ToolAnswer {
  isError: boolean;
  text: string;
  own: Record<string, never>;
  untrusted: Record<string, never>;
}

/** The official client over HTTP, which checks answers by the schemas of the tools; closed after the test. */
export async function connect(
  origin: string,
  token?: string,
  mode: VersionNegotiationMode = 'legacy',
): Promise<Client> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }));
  onTestFinished(() => client.close());
  return client;
}

export async function callTool(client: Client, name: string, given: object = {}): Promise<ToolAnswer> {
  const answer = await client.callTool({ name, arguments: { ...given } });
  const [content] = answer.content;
  const { untrusted = {}, ...own } = (answer.structuredContent ?? {}) as Record<string, never>;
  const text = content?.type === 'text' ? content.text : '';
  return { isError: answer.isError ?? false, text, own, untrusted: untrusted as Record<string, never> };
}

/** Asks for the price and then makes the call. */
export async function spend(client: Client, tool: string, input: object): Promise<ToolAnswer> {
  const { own, isError, text } = await callTool(client, 'estimate_cost', { tool, input });
  if (isError) throw new Error(text);
  return callTool(client, tool, { ...input, estimateId: own.estimateId });
}
