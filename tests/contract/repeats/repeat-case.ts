import type { Sandbox } from '@workbench/sandbox/server';
import type { ServiceContext } from '@workbench/services/shared/context';
import type { CallInput } from '../call.ts';
import type { Tools } from '../operations/operation-tests.ts';

export interface CaseTools extends Tools {
  /** Unlike that of every other case: part of a name or a domain. */
  mark: string;
  sandbox: Sandbox;
  ctx: ServiceContext;
}

/** Creates what a call needs, of its own each time. @returns the call that is repeated */
export type PrepareRepeat = (tools: CaseTools) => Promise<CallInput>;

/** By "METHOD /path". */
export type RepeatCases = Record<string, PrepareRepeat>;
