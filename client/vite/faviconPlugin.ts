import type { Plugin } from 'vite';
import { logoSvg } from '../generated/logo.ts';

const fileName = 'favicon.svg';

/** Serves the logo as the icon of tabs. */
export function faviconPlugin(): Plugin {
  return {
    name: 'local-offers:favicon',
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: logoSvg });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml');
        response.end(logoSvg);
      });
    },
  };
}
