import { keepCompiledCode } from '../compile-cache.ts';
import { limitHeap } from '../process/heap-limit.ts';

/** `npm run demo`: the product on fictional companies. */
limitHeap();
keepCompiledCode();
await import('./run-demo.ts');
