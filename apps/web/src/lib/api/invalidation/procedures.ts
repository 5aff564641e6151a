import type { AppRouter } from '@workbench/trpc';

type Routers = AppRouter['_def']['record'];

type ProcedureOf<Type extends 'query' | 'mutation'> = {
  [Router in keyof Routers & string]: {
    [Name in keyof Routers[Router] & string]: Routers[Router][Name] extends { _def: { type: Type } }
      ? `${Router}.${Name}`
      : never;
  }[keyof Routers[Router] & string];
}[keyof Routers & string];

/** The domains, as the server's routers are named. */
export type Domain = keyof Routers & string;

/** "companies.page" and so on, by the server's own names. */
export type ServerQuery = ProcedureOf<'query'>;
export type ServerMutation = ProcedureOf<'mutation'>;

export const domainOf = (procedure: string) => procedure.slice(0, procedure.indexOf('.'));
