import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '~/lib/api/query-client';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { wait } from '~/lib/state/wait';
import { router } from './router';
import './styles.css';

/** On a slow line the screen comes first, in a face of the system with the same widths. */
const FONT_WAIT_MS = 500;

// The typeface is on its way since the page began; drawn without it, lines would break elsewhere a moment later.
void Promise.race([document.fonts.load('1rem Inter'), wait(FONT_WAIT_MS)]).then(start, start);

function start() {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  createRoot(root).render(
    <StrictMode>
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>,
  );
}
