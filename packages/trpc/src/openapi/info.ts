import { API_KEY_SCOPES, SCOPE_MEANINGS } from '@workbench/services/api-keys/limits';

/**
 * What the document says of itself. The version is that of the interface, not of the program: its last number rises with
 * each release, the middle one with what is added, the first with what breaks a client.
 */
export const INFO = {
  title: 'Sales intelligence workbench',
  version: '1.1.0',
  description: [
    'A self-hosted workbench for sales. It tracks companies and compares the headcount of each across sources, imports and exports files, finds duplicates and keeps a timeline; searches contacts in Apollo and People Data Labs; enriches leads from a spreadsheet; writes company reports and outreach messages with a language model; and keeps lists, views, customers and a trash, from which what was deleted comes back.',
    'Bodies and answers are JSON unless an operation says otherwise. An input that an operation does not know is refused with 400 and the nearest name that it knows. Every error has the same shape, `Error`; `x-error-codes` of an operation names each code that it can give, and its 409 says what each conflict comes from and what to do. Times are in UTC. What costs credits at a vendor says so, and has an operation that estimates it.',
  ].join('\n\n'),
};

/** Each server is run by its user: there is no one else to ask. */
export const CONTACT = { name: 'The operator of this server' };

/** The document is served by the server that it describes. */
export const SERVERS = [{ url: '/', description: 'The server that sent this document' }];

export const SECURITY_SCHEMES = {
  Authorization: {
    type: 'http',
    scheme: 'bearer',
    description:
      'For scripts: ACCESS_TOKEN, which may do everything, or an API key, which may do what its scopes say. `x-required-scope` of an operation ' +
      'names the scope that it needs, `x-conditional-scope` another one that some inputs need: ' +
      `${API_KEY_SCOPES.map((scope) => `\`${scope}\`: ${SCOPE_MEANINGS[scope]}`).join('. ')}. ` +
      '`owner`: only ACCESS_TOKEN. A server without ACCESS_TOKEN takes every call of its own machine that has no key.',
  },
  Session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'workbench_access',
    description:
      'For browsers: the cookie that opening `/?token=…` once sets. Its name ends in `_` and the port of the server; the name without the port is taken as well.',
  },
};
