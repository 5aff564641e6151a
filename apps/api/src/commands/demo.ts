import { limitHeap } from '../heap-limit.ts';

/** `npm run demo`: the product on fictional companies. */
limitHeap();
await import('./run-demo.ts');
