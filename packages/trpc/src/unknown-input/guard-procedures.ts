import { type AnyProcedure, TRPCError } from '@trpc/server';
import { ServiceError } from '@workbench/services/shared/errors';
import type { z } from 'zod';
import { refuseUnknownNames } from './refuse-unknown-names.ts';

/** What the router builder calls; its declared type leaves the schemas out. */
interface BuiltProcedure {
  (call: { getRawInput(): Promise<unknown> }): Promise<unknown>;
  _def: { procedure: true; inputs: z.core.$ZodType[] };
}

/** The same procedures, each refusing input that none of its schemas knows; anything else stays as it is. */
export function guardProcedures<Routes extends object>(routes: Routes): Routes {
  const guarded = Object.entries(routes).map(([name, route]) => [name, isProcedure(route) ? guard(route) : route]);
  return Object.fromEntries(guarded) as Routes;
}

function isProcedure(route: unknown): route is AnyProcedure & BuiltProcedure {
  return typeof route === 'function' && '_def' in route && (route._def as { procedure?: boolean }).procedure === true;
}

function guard(procedure: BuiltProcedure): BuiltProcedure {
  const { inputs } = procedure._def;
  if (inputs.length === 0) return procedure;
  const guarded = async (call: Parameters<BuiltProcedure>[0]) => {
    const input = await call.getRawInput();
    try {
      refuseUnknownNames(inputs, input);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      throw new TRPCError({ code: 'BAD_REQUEST', message: error.message, cause: error });
    }
    return procedure(call);
  };
  return Object.assign(guarded, procedure);
}
