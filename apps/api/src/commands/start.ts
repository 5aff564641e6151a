import { limitHeap } from '../heap-limit.ts';

/** `npm start`: the server, or with `ROLE=worker` a worker. */
limitHeap();
await import('./run-server.ts');
