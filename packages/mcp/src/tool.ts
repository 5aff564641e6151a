import type { Caller } from '@workbench/services/api-keys';
import type { ServiceContext } from '@workbench/services/shared/context';
import type { createCaller } from '@workbench/trpc';
import type { z } from 'zod';

/** The procedures, which tools have in place of a database; each checks the scopes of the caller and writes its audit line. */
export type Api = ReturnType<typeof createCaller>;

/** What a tool does, as the scope that its procedures ask for. */
export type ToolKind = 'read' | 'write' | 'spend';

/** What the owner has switched on. */
export interface McpSettings {
  mayWrite: boolean;
  /** 0: nothing may be spent. */
  creditsPerDay: number;
}

/** Who calls, and what this server allows. */
export interface McpSession {
  service: ServiceContext;
  caller: Caller;
  settings: McpSettings;
  requestId: string | null;
}

export interface ToolCall<I> {
  session: McpSession;
  api: Api;
  /** Reads what a price depends on, also for a key with `spend` alone. Nothing of it but prices and ids may be answered. */
  pricing: Api;
  input: I;
}

interface Price {
  /** The most that the call costs. A language model's text counts as one credit, with a second reading as two. */
  creditsMax: number;
  explanation: string;
}

export interface ToolAnswer {
  /** One sentence of ours. */
  summary: string;
  /** Numbers, ids and states of ours. */
  own: Record<string, unknown>;
  /** Everything else: its texts are cleaned, and marked as data. */
  untrusted: Record<string, unknown>;
  /** What a call that spends has cost, or may still cost. */
  credits?: number;
}

export interface Tool<S extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  kind: ToolKind;
  description: string;
  /** Also open to whoever has the scope of this other kind. */
  orKind?: ToolKind;
  input: S;
  own: z.ZodRawShape;
  untrusted: z.ZodRawShape;
  /** Of a tool that changes something: whether it may replace values, and whether a repeat does nothing more. */
  changes?: { isDestructive: boolean; isIdempotent: boolean };
  /** Of each tool that spends. */
  price?(call: Omit<ToolCall<z.output<S>>, 'api'>): Promise<Price>;
  run(call: ToolCall<z.output<S>>): Promise<ToolAnswer>;
}

/** Fits the types of a tool together. */
export const defineTool = <S extends z.ZodObject>(tool: Tool<S>): Tool => tool as unknown as Tool;
