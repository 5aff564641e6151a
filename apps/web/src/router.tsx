import { createRouter } from '@tanstack/react-router';
import { NotFoundPage } from '~/components/layout/NotFoundPage';
import { RouteError } from '~/components/layout/RouteError';
import { parseSearchString, stringifySearch } from '~/lib/browser/search-string';
import { routeTree } from './routeTree.gen';

export const router = createRouter({
  routeTree,
  parseSearch: parseSearchString,
  stringifySearch,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: RouteError,
  defaultNotFoundComponent: NotFoundPage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** The document's title while this route is shown. */
    title?: string;
  }
}
