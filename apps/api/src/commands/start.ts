import { keepCompiledCode } from '../compile-cache.ts';
import { limitHeap } from '../process/heap-limit.ts';

/** `npm start`: the server, or with `ROLE=worker` a worker. */
limitHeap();
keepCompiledCode();
await import('./run-server.ts');
