import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DemoStoryDoc } from '@workbench/db';
import { findCompaniesByDomain } from '@workbench/services/companies';
import { addToStory, type StoryRecordKind } from '@workbench/services/demo';
import type { ServiceContext } from '@workbench/services/shared/context';
import { createCaller } from '@workbench/trpc';

export type Api = ReturnType<typeof createCaller>;

/** What happened on one day of the demo's history. */
export interface Chapter {
  /** Its ids are made of it: it stays as it is. */
  name: string;
  daysAgo: number;
  enter(story: Story): Promise<void>;
}

interface Entering {
  doc: DemoStoryDoc;
  ctx: ServiceContext;
  dataDir: string;
  chapter: string;
  /** An earlier process has begun it. */
  isRepeat: boolean;
  signal: AbortSignal;
}

const POLL_MS = 100;

/** What a chapter acts with: the calls of the screens, under the chapter's day. */
export class Story {
  readonly #entering: Entering;
  #calls = 0;

  constructor(entering: Entering) {
    this.#entering = entering;
  }

  get begunAt(): Date {
    return this.#entering.doc.begunAt;
  }

  now(): Date {
    return this.#entering.ctx.now();
  }

  get dataDir(): string {
    return this.#entering.dataDir;
  }

  /** The calls of a chapter come in the same order each time: one that is repeated after a kill finds what it created. */
  get ctx(): ServiceContext {
    const { doc, chapter, ctx, isRepeat } = this.#entering;
    return { ...ctx, callId: uuidOf(`${doc._id} ${chapter} ${this.#calls++}`), isRepeat };
  }

  /** For one call that changes something. */
  get api(): Api {
    return apiOf(this.ctx);
  }

  /** For calls that change nothing, and so do not count. */
  get read(): Api {
    return apiOf(this.#entering.ctx);
  }

  /** Ids of sample companies, in the order of their domains. */
  async companyIds(domains: readonly string[]): Promise<string[]> {
    const found = await findCompaniesByDomain(domains);
    return domains.flatMap((domain) => found.get(domain)?._id.toHexString() ?? []);
  }

  /** Goes along when the demo is removed. */
  remember(kind: StoryRecordKind, ...ids: string[]): Promise<void> {
    return addToStory(
      this.#entering.doc._id,
      ids.map((id) => ({ kind, id })),
    );
  }

  async until(isSo: () => Promise<boolean>): Promise<void> {
    while (!(await isSo())) await sleep(POLL_MS, undefined, { signal: this.#entering.signal });
  }
}

/** A UUID that the text always gives. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const apiOf = (service: ServiceContext): Api =>
  createCaller({ service, caller: { kind: 'owner' }, headers: {}, ifMatch: null });
