import { keepCompiledCode } from '../compile-cache.ts';
import { limitHeap } from '../heap-limit.ts';

/** `npm start`: the server, or with `ROLE=worker` a worker. */
limitHeap();
keepCompiledCode();
const { startEngineEarly } = await import('../start-engine-early.ts');
startEngineEarly();
await import('./run-server.ts');
