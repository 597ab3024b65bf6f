import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/context/RequestContext';
import { authorize } from '../../../../shared/authorize';
import { databaseIdOf } from '../../../../shared/globalId';
import { deleteImportProfile, DeleteImportProfileInput, DeleteImportProfilePayload } from './deleteImportProfile';
import { ImportProfile } from './ImportProfile';
import { mapBrochureImport, MapBrochureImportInput, MapBrochureImportPayload } from './mapBrochureImport';
import { BrochureImportPreview, previewBrochureImport } from './previewBrochureImport';

@Resolver()
export class ImportMappingResolver {
  @Query(() => BrochureImportPreview, {
    description:
      'The first rows of a file that was sent, and what each column is read as. GONE for a file that is no longer kept. For administrators.',
  })
  async brochureImportPreview(
    @Arg('id', () => ID, { description: 'Global id of the file.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<BrochureImportPreview> {
    return previewBrochureImport(context, { id: databaseIdOf(id, 'BrochureImport', 'id') });
  }

  @Query(() => [ImportProfile], { description: 'Mappings that are kept, by name. For administrators.' })
  importProfiles(@Ctx() { viewer, database }: RequestContext): Promise<ImportProfile[]> {
    authorize(viewer, 'importProfiles');
    return database.getRepository(ImportProfile).find({ order: { name: 'ASC' }, take: 200 });
  }

  @Mutation(() => MapBrochureImportPayload, {
    description:
      'Says what the columns and values of a file are read as, and tries it again. CONFLICT for a file that is not tried, or is imported. For administrators.',
  })
  async mapBrochureImport(
    @Arg('input', () => MapBrochureImportInput, { description: 'How to read which file.' })
    { id, ...wish }: MapBrochureImportInput,
    @Ctx() context: RequestContext,
  ): Promise<MapBrochureImportPayload> {
    const file = await mapBrochureImport(context, { ...wish, id: databaseIdOf(id, 'BrochureImport', 'id') });
    return new MapBrochureImportPayload(file);
  }

  @Mutation(() => DeleteImportProfilePayload, {
    description: 'Forgets a mapping that was kept. NOT_FOUND if there is none of this name. For administrators.',
  })
  async deleteImportProfile(
    @Arg('input', () => DeleteImportProfileInput, { description: 'Which mapping.' }) input: DeleteImportProfileInput,
    @Ctx() context: RequestContext,
  ): Promise<DeleteImportProfilePayload> {
    return new DeleteImportProfilePayload(await deleteImportProfile(context, input));
  }
}
