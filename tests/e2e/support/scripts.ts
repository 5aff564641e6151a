import type { Page } from '@playwright/test';

/** Bytes on the wire (compressed, without the headers of the answer) by the address of the script. */
export type Scripts = Map<string, number>;

/** Measures every script that the page loads from now on, as the browser itself counts it. */
export async function watchScripts(page: Page): Promise<Scripts> {
  const scripts: Scripts = new Map();
  const begun = new Map<string, { url: string; headerBytes: number }>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Script') begun.set(requestId, { url: response.url, headerBytes: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const script = begun.get(requestId);
    if (script) scripts.set(script.url, encodedDataLength - script.headerBytes);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return scripts;
}

export function scriptBytes(scripts: Scripts): number {
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}
