import { applySiteValues, type SiteSnapshot } from '../../../../shared/brand/siteValues';
import type { MapContent } from '../../MapContent';
import { composeMapPages, layOutPages, type ComposedPrint } from '../pages/composeMapPages';
import type { Sheet } from '../Sheet';

/** What the process is asked for. */
export interface ComposingRequest {
  content: MapContent;
  format: Pick<Sheet, 'paper' | 'orientation'>;
  madeAt: Date;
  /** name, colours and logo of the site, which its administrators may have changed */
  site: SiteSnapshot;
}

export type ComposedPages = ComposedPrint & Pick<Sheet, 'width' | 'height'>;

export type ComposingResponse = { pages: ComposedPages } | { problem: string };

/** This process composes one document, sends it and ends. A signal to the whole group does not interrupt it. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.once('message', (request) => {
  process.send?.(respond(request as ComposingRequest), () => process.exit());
});

function respond({ content, format, madeAt, site }: ComposingRequest): ComposingResponse {
  try {
    applySiteValues(site.version, site.values, site.drawings);
    const sheet = layOutPages(content, format);
    const { width, height } = sheet;
    return { pages: { ...composeMapPages(content, sheet, madeAt), width, height } };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
