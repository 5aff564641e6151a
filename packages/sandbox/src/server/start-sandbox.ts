import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { breakConnection, faultyAnswer } from './faults.ts';
import { createRateLimitMonitor } from './rate-limit-monitor.ts';
import { createSandboxWorld, type SandboxWorld } from './sandbox-world.ts';
import { controlSheets } from './sheets/control-endpoint.ts';
import { addDemoSpreadsheet } from './sheets/demo-leads.ts';
import { createSheetsState } from './sheets/spreadsheet-store.ts';
import type { SandboxSheets } from './sheets/types.ts';
import type { Fault, SandboxAnswer, SandboxRequest, SandboxVendor } from './types.ts';
import { googleSheetsVendor } from './vendors/google-sheets/vendor.ts';
import { VENDORS } from './vendors/index.ts';

export interface SandboxOptions {
  /** Default 0: any free port. */
  port?: number;
  seed?: number;
  companies?: number;
  /** How long each answer takes. */
  latencyMs?: number;
  vendors?: readonly SandboxVendor[];
}

interface InvoiceLine {
  vendor: string;
  item: string;
  credits: number;
}

export interface Sandbox {
  /** "http://127.0.0.1:4010". */
  origin: string;
  world: SandboxWorld;
  /** The spreadsheets of Google Sheets; the demo's, of fictional leads, is there from the start. */
  sheets: SandboxSheets;
  /** What a connector takes as its base address; with `{host}` or `{domain}` where the vendor has several hosts. */
  baseUrl(vendor: string): string;
  baseUrls(): Record<string, string>;
  /** The vendor misbehaves so for its next requests. */
  setFault(vendor: string, fault: Fault, times?: number): void;
  clearFaults(): void;
  setLatency(latencyMs: number): void;
  /** Everything that the vendors charge for, in order. */
  invoice(): readonly InvoiceLine[];
  violations(): string[];
  /** How often each vendor was asked. */
  requests(vendor: string): number;
  close(): Promise<void>;
}

const BODY_BYTES_MAX = 1_000_000;
const DEFAULT_SEED = 20_260_101;
const DEFAULT_COMPANIES = 500;
/** Fewer companies have too few people for the demo's spreadsheet. */
const DEMO_COMPANIES_MIN = 50;

type ReceivedRequest = Omit<SandboxRequest, 'creditsInvoiced'>;

/** One local server that speaks the wire contracts of all vendors over one fictional world; loopback only. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const world = createSandboxWorld({
    seed: options.seed ?? DEFAULT_SEED,
    companies: options.companies ?? DEFAULT_COMPANIES,
  });
  const sheets = createSheetsState();
  const offered = options.vendors ?? [...VENDORS, googleSheetsVendor(sheets)];
  const vendors = new Map(offered.map((vendor) => [vendor.id, vendor]));
  if (world.all().length >= DEMO_COMPANIES_MIN) addDemoSpreadsheet(sheets, world);
  const faults = new Map<string, { fault: Fault; times: number }>();
  const requests = new Map<string, number>();
  const invoice: InvoiceLine[] = [];
  /** Its sums by vendor. */
  const credits = new Map<string, number>();
  const watch = createRateLimitMonitor(() => performance.now());
  let latencyMs = options.latencyMs ?? 0;

  function takeFault(vendor: string): Fault | null {
    const planned = faults.get(vendor);
    if (planned === undefined || planned.times <= 0) return null;
    planned.times--;
    return planned.fault;
  }

  async function answer(vendor: SandboxVendor, request: ReceivedRequest, response: ServerResponse): Promise<void> {
    const fault = takeFault(vendor.id);
    const creditsInvoiced = credits.get(vendor.id) ?? 0;
    const honest = vendor.answer({ ...request, creditsInvoiced }, world);
    // Before the answer is on its way: what the client does not wait for is charged; what is answered wrongly is not.
    if (fault === null && honest.charge) {
      invoice.push({ vendor: vendor.id, ...honest.charge });
      credits.set(vendor.id, creditsInvoiced + honest.charge.credits);
    }
    if (latencyMs > 0) await sleep(latencyMs);
    if (fault !== null && (await breakConnection(fault, response))) return;
    send(response, fault === null ? honest : (faultyAnswer(fault, honest) ?? honest));
  }

  /** For a test whose sandbox is another process. */
  function control(url: URL, body: string): SandboxAnswer {
    const { pathname, searchParams } = url;
    if (pathname.startsWith('/_sheets/')) return controlSheets(sheets, url, body);
    switch (pathname) {
      case '/_invoice':
        return { body: invoice };
      case '/_violations':
        return { body: watch.violations() };
      case '/_requests':
        return { body: Object.fromEntries(requests) };
      case '/_latency':
        latencyMs = Number(searchParams.get('ms'));
        return { body: { latencyMs } };
      case '/_fault': {
        const [vendor = '', fault = ''] = [searchParams.get('vendor') ?? '', searchParams.get('fault') ?? ''];
        faults.set(vendor, { fault: fault as Fault, times: Number(searchParams.get('times') ?? 1) });
        return { body: { vendor, fault } };
      }
      default:
        return { status: 404, body: { error: 'unknown control' } };
    }
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? '/', origin);
    if (url.pathname.startsWith('/_')) return send(response, control(url, await readBody(incoming)));
    const [, id = '', ...rest] = url.pathname.split('/');
    const vendor = vendors.get(id);
    if (vendor === undefined) return send(response, { status: 404, body: { error: `no vendor ${id}` } });
    const host = vendor.hasHosts ? (rest.shift() ?? '') : id;
    const request: ReceivedRequest = {
      method: incoming.method ?? 'GET',
      host,
      path: `/${rest.join('/')}`,
      query: url.searchParams,
      headers: incoming.headers as Record<string, string | undefined>,
      body: await readBody(incoming),
      baseUrl: (other = host) => `${origin}/${id}${vendor.hasHosts ? `/${other}` : ''}`,
    };
    requests.set(id, (requests.get(id) ?? 0) + 1);
    const watched = vendor.hasHosts ? `${id}:${host}` : id;
    watch.requestStarted(watched, vendor.limits(host));
    try {
      await answer(vendor, request, response);
    } finally {
      watch.requestEnded(watched);
    }
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      if (error instanceof TooLarge) return send(response, { status: 413, body: 'The request is too large' });
      // A handler that throws is a defect of the sandbox: the test must see it, not a hanging request.
      send(response, { status: 599, headers: { 'content-type': 'text/plain' }, body: `sandbox: ${error}` });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const baseUrl = (id: string) => {
    const vendor = vendors.get(id);
    if (vendor === undefined) throw new Error(`The sandbox has no vendor ${id}`);
    return `${origin}/${id}${vendor.hasHosts ? (id === 'website' ? '/{domain}' : '/{host}') : ''}`;
  };

  return {
    origin,
    world,
    sheets,
    baseUrl,
    baseUrls: () => Object.fromEntries([...vendors.keys()].map((id) => [id, baseUrl(id)])),
    setFault: (vendor, fault, times = 1) => void faults.set(vendor, { fault, times }),
    clearFaults: () => faults.clear(),
    setLatency: (ms) => {
      latencyMs = ms;
    },
    invoice: () => invoice,
    violations: () => watch.violations(),
    requests: (vendor) => requests.get(vendor) ?? 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

class TooLarge extends Error {}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length;
    if (size > BODY_BYTES_MAX) throw new TooLarge('the request is too large');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: SandboxAnswer): void {
  if (response.destroyed || response.headersSent) return;
  const isJson = typeof body !== 'string' && !(body instanceof Uint8Array);
  const type = isJson ? { 'content-type': 'application/json' } : {};
  response.writeHead(status, { ...type, ...headers });
  response.end(isJson ? JSON.stringify(body) : body);
}
