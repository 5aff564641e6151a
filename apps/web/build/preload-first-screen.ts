import type { Plugin } from 'vite';

const FIRST_SCREEN_FILE = /(?:^|\/)first-screen-[^/]+\.js$/;

/**
 * Has the browser load the code of the first screen with the application's, not after that has run. Every screen imports
 * parts of it, so none loads it in vain.
 */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml(_html, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => FIRST_SCREEN_FILE.test(name));
      if (file === undefined) throw new Error('The build has no file with the code of the first screen');
      return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` }, injectTo: 'head' }];
    },
  };
}
