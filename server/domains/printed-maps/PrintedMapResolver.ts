import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../platform/context/RequestContext';
import { MapArea } from '../map-areas/MapArea';
import { mapAreaLoader } from '../map-areas/mapAreaLoader';
import { mapFileUrl } from './files/mapFileUrl';
import { findPrintLayout } from './layouts/findPrintLayout';
import { PrintLayout } from './layouts/PrintLayout';
import { PrintedMap } from './PrintedMap';

@Resolver(() => PrintedMap)
export class PrintedMapResolver {
  @FieldResolver(() => MapArea, { description: 'The area that it shows.' })
  mapArea(@Root() { mapAreaId }: PrintedMap, @Ctx() context: RequestContext): Promise<MapArea | null> {
    return context.loader(mapAreaLoader).load(mapAreaId);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where the PDF is; null until it has been made.' })
  url(@Root() map: PrintedMap, @Ctx() context: RequestContext): string | null {
    return map.fileSha256 === null ? null : mapFileUrl(context, map, map.fileSha256);
  }

  @FieldResolver(() => String, { nullable: true, description: 'A picture (WebP) of its first page.' })
  previewUrl(@Root() map: PrintedMap, @Ctx() context: RequestContext): string | null {
    return map.previewSha256 === null ? null : mapFileUrl(context, map, map.previewSha256);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why the last try failed, for administrators; null for everyone else.',
  })
  problem(@Root() { problem }: PrintedMap, @Ctx() { viewer }: RequestContext): string | null {
    return viewer?.role === 'ADMINISTRATOR' ? problem : null;
  }

  @FieldResolver(() => PrintLayout, {
    nullable: true,
    description: 'The layout that it is drawn by, for administrators; null: by the rules of the site.',
  })
  async layout(@Root() { printLayoutId }: PrintedMap, @Ctx() context: RequestContext): Promise<PrintLayout | null> {
    return printLayoutId === null ? null : findPrintLayout(context, printLayoutId);
  }
}
