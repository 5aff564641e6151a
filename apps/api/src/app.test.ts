import { readFileSync } from 'node:fs';
import { useTestDatabase } from '@workbench/db/testing';
import { buildOpenApiDocument } from '@workbench/trpc';
import { describe, expect, it } from 'vitest';
import { testApp } from './testing.ts';

useTestDatabase();

const committed = () => JSON.parse(readFileSync(new URL('../../../openapi.json', import.meta.url), 'utf8'));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

interface Document {
  paths: Record<string, Record<string, unknown>>;
}

describe('the OpenAPI document', () => {
  it('is the committed openapi.json', () => {
    expect(JSON.parse(JSON.stringify(buildOpenApiDocument()))).toEqual(committed());
  });

  it('is served', async () => {
    expect((await (await testApp()).inject('/api/openapi.json')).json()).toEqual(committed());
  });

  it('names exactly the operations that the server answers', async () => {
    const app = await testApp();
    const { paths } = committed() as Document;
    const answered = [];
    // The probes are no part of the interface: for them, other methods are unknown addresses.
    for (const path of Object.keys(paths).filter((one) => one.startsWith('/api/'))) {
      for (const method of METHODS) {
        const url = path.replace(/\{\w+\}/g, 'x');
        const { statusCode } = await app.inject({ method, url, headers: { 'sec-fetch-site': 'same-origin' } });
        const isKnown = paths[path]?.[method.toLowerCase()] !== undefined;
        expect.soft(statusCode === 405, `${method} ${path}`).toBe(!isKnown);
        answered.push(url);
      }
    }
    expect(answered.length).toBeGreaterThan(0);
  });

  it('knows every route under /api except its own pages', async () => {
    const app = await testApp();
    // Calls below one path may name its parameter differently; the router lists all names.
    const urls = restUrls(app.printRoutes({ commonPrefix: false })).map((url) => url.replace(/:\w+(?:\|:\w+)*/g, ':'));
    const documented = Object.keys(committed().paths).map((path) => path.replace(/\{\w+\}/g, ':'));
    expect(urls.filter((url) => !documented.includes(url))).toEqual(['/api/openapi.json', '/api/openapi-3.0.json']);
  });

  it('can be read as a page whose scripts are allowed', async () => {
    const app = await testApp();
    const page = await app.inject('/api/docs');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/<script>|onload=/);
    const links = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, link]) => link ?? '');
    for (const link of links) expect((await app.inject(link)).statusCode).toBe(200);
    expect((await app.inject('/api/docs/assets/package.json')).statusCode).toBe(404);
  });
});

/** Addresses from Fastify's tree of routes, without the pages that describe the interface. */
function restUrls(tree: string): string[] {
  const trail: string[] = [];
  const urls: string[] = [];
  for (const line of tree.split('\n')) {
    const [, indent = '', part] = /^([│├└─\s]*)(\S+)(?: \(.*\))?$/u.exec(line) ?? [];
    if (part === undefined) continue;
    trail.length = indent.length / 4;
    trail.push(part);
    if (line.includes('(')) urls.push(trail.join(''));
  }
  return urls
    .filter((url) => url.startsWith('/api/') && !url.startsWith('/api/docs'))
    .map((url) => url.replace(/\/$/, ''));
}
