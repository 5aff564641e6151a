import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { FIRST_SCREEN } from './build/file-groups.ts';
import { precompress } from './build/precompress.ts';
import { preloadFirstScreen } from './build/preload-first-screen.ts';

const proxy = { '/trpc': 'http://127.0.0.1:3000', '/api': 'http://127.0.0.1:3000' };

export default defineConfig({
  // The router's plugin must come before React's.
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    preloadFirstScreen(),
    precompress(),
  ],
  resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    // Nothing inlined as a data: address, which the content security policy would have to allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What the client takes of the server's packages are rules: a screen loads those that it calls.
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]packages[\\/](?:services|text|identity)[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          // A file for what each step of the first screen needs, and few for what other screens share: dozens of small
          // ones compress worse, and each costs a request.
          groups: [
            {
              name: 'framework',
              test: /node_modules\/(?:react|react-dom|scheduler|@trpc\/[^/]+|@tanstack\/(?!react-virtual|virtual)[^/]+)\//,
            },
            { name: 'shell', tags: ['$initial'] },
            ...FIRST_SCREEN,
            // Apart from the others: the first screen has no dialog and no menu.
            { name: 'overlays', test: /node_modules\/(?!lucide)|ui\/(?:overlays|display\/Tabs)/, minShareCount: 8 },
            { name: 'icons', test: /node_modules\/lucide/, minShareCount: 2 },
            { name: 'common', minShareCount: 6 },
          ],
        },
      },
    },
  },
});
